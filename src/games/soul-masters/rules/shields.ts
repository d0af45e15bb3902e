import {
  type Action,
  type ActionSpec,
  announce,
  cardOf,
  type Engine,
  modifyInstance,
  move,
  moveToOwner,
  NONE,
  OK,
  type Reader,
  readStat,
  refTo,
  type Seat,
  type StackItem,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import { type Effect, type PlayKind, putOnStack, startPlay } from "../../../language";
import { refuse } from "../table/messages";
import { openInstanceId, type Threat, threats, victimSeat } from "../table/threats";
import { inHand } from "./placing";

type Against = Pick<Threat, "of" | "victim">;

/** Shields against one damage that wait on the stack. */
function shieldsWaiting(g: Reader, threat: Against): StackItem[] {
  const open = openInstanceId(g, threat);
  if (open === undefined) return [];
  return g.state.stack.filter(({ chosen, data }) => data.kind === "shield" && chosen?.shield === open);
}

/** The Shield Power of those shields once they have resolved. They cannot be countered (SM 13.9). */
export const powerWaiting = (g: Reader, threat: Against): number =>
  shieldsWaiting(g, threat).reduce((sum, { card }) => sum + readStat(g, card, "power"), 0);

/** Shields played against one damage: those waiting on the stack and those that have resolved (SM 13.2, SM 13.9). */
export function shieldsUsed(g: Reader, threat: Against): number {
  const open = openInstanceId(g, threat);
  if (open === undefined) return 0;
  const waiting = shieldsWaiting(g, threat);
  const resolved = g.state.modifiers.filter(({ instance, layer }) => instance === open && layer === "shield");
  return waiting.length + resolved.length;
}

/** Shields that may still be played against a damage. */
export const shieldsLeft = (g: Reader, threat: Threat): number =>
  threat.of === "attack" && readStat(g, threat.source.card, "cannot-be-shielded") > 0
    ? 0
    : Math.max(0, readStat(g, threat.victim.card, "capacity") - shieldsUsed(g, threat));

/** Damages to a player's own unit or commander that may still be shielded (SM 13.1, SM 13.14). */
export function shieldableThreats(g: Reader, seat: Seat): Threat[] {
  return threats(g).filter((threat) => victimSeat(g, threat) === seat && shieldsLeft(g, threat) > 0);
}

/** The reference of the card that a shield protects, if the player named it. */
export const GUARDED = "guarded";

const SHIELD: Effect = { do: "word", word: "shield" };

/** Playing a card from hand as a shield against one damage. On the stack it uses up capacity at once (SM 13.9). */
export const shieldPlay: PlayKind = {
  rule: "SM 13.1",
  effect: () => SHIELD,
  reveal: (g, { card, seat }) =>
    void move(g, card, zoneOf(g.state, "stack").id, { as: "reveal", controller: seat }),
  onPaid: (g, playing) => {
    putOnStack(g, playing);
    const { seat, card, def, refs } = playing;
    const [on] = refs[GUARDED] ?? [];
    const target = on && { target: on.card, targetDef: cardOf(g.state, on.card).def };
    announce(g, "shield", seat, { card, def, ...target });
  },
};

/** Whether a card may be played as a shield. Any card in hand may be, whatever its type (SM 13.8). */
function mayShield(g: Reader, seat: Seat, { card, target }: Action): Verdict {
  if (inHand(g, seat, card) === undefined) return refuse("soul-masters.not-in-hand", "SM 13.1");
  const isMeant = ({ victim }: Threat) => target === undefined || victim.card === target;
  const own = threats(g).filter((threat) => victimSeat(g, threat) === seat && isMeant(threat));
  if (own.length === 0) return refuse("soul-masters.no-damage", "SM 13.14");
  if (own.some((threat) => shieldsLeft(g, threat) > 0))
    return target === undefined ? refuse("soul-masters.whom-to-shield", "SM 13.1") : OK;
  const none = own.every(({ victim }) => readStat(g, victim.card, "capacity") === 0);
  return refuse("soul-masters.no-capacity", none ? "SM 13.3" : "SM 13.2");
}

export const shieldSpec: ActionSpec = {
  types: ["shield"],
  options: (g, seat) => {
    const { cards } = zoneOf(g.state, "hand", seat);
    if (cards.length === 0) return [];
    const targets = new Set(shieldableThreats(g, seat).map(({ victim }) => victim.card));
    return [...targets].flatMap((target) => cards.map((card): Action => ({ type: "shield", card, target })));
  },
  can: mayShield,
  do: (g, seat, { card = NONE, target = NONE }) =>
    startPlay(g, ["shield", shieldPlay], seat, card, {
      refs: { [GUARDED]: [refTo(cardOf(g.state, target))] },
    }),
};

/** Applies the shield and puts it into its owner's discard pile (SM 13.5, SM 13.6, SM 13.7). */
export function resolveShield(g: Engine, { card, chosen }: StackItem): void {
  const instance = chosen?.shield ?? NONE;
  const { def, controller } = cardOf(g.state, card);
  const power = readStat(g, card, "power");
  if (g.state.instances?.some(({ id }) => id === instance)) {
    modifyInstance(g, instance, { layer: "shield", op: "add", amount: -power, source: card });
    announce(g, "prevents", controller, { card, def, amount: power });
  }
  moveToOwner(g, card, "discard", { as: "shielded" });
}
