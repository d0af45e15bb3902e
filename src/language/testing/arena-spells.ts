import {
  type Action,
  type ActionSpec,
  cancelAnnouncement,
  cardOf,
  type Engine,
  moveToOwner,
  nextSeat,
  OK,
  type Reader,
  refuse,
  type Seat,
  type StackItem,
  type Verdict,
  type WindowSpec,
  zoneOf,
} from "../../kernel";
import type { RulesParts } from "../../kernel/testing/tiny";
import { note, type Plays } from "../../kernel/testing/tiny-orders";
import {
  type Ability,
  type Cost,
  canAfford,
  canAnnounce,
  envOf,
  type PrintedCard,
  type Vocabulary,
} from "..";
import { performPlay, playOfStackItem, playProcedure, putOnStack, startPlay } from "../play";
import type { PlayKind } from "../playing";
import { performTriggered, raiseTrigger, triggerKind } from "../triggered";

type Play = Extract<Ability, { kind: "play" }>;

const spellOf = (g: Reader, def: string): Play & { cost?: readonly Cost[] } =>
  (g.rules.cards[def] as PrintedCard).abilities.find((ability) => ability.kind === "play") as Play;

const coresOf = (n: number | { readonly chosen: string }): Cost => ({
  pay: "word",
  word: "cores",
  args: { n },
});

const priceOf = (g: Reader, def: string): readonly Cost[] => {
  const { power = 0, x = 0 } = g.rules.cards[def]?.stats ?? {};
  return [...(power > 0 ? [coresOf(power)] : []), ...(x > 0 ? [coresOf({ chosen: "x" })] : [])];
};

const cast: PlayKind = {
  rule: "C 1",
  effect: (g, { def }) => spellOf(g, def).effect,
  reveal: (g, { card }) => void moveToOwner(g, card, "open", { as: "reveal" }),
  cost: (g, { def }) => priceOf(g, def),
  onPaid: (g, playing) => void putOnStack(g, playing),
};

/** Triggered abilities go on the stack when a seat is about to get priority. */
const trigger = triggerKind("C 9");

/** Puts a spell that has resolved or fizzled into the trash. */
function away(g: Engine, { card }: StackItem): void {
  if (g.state.zones[cardOf(g.state, card).zone]?.key === "open")
    moveToOwner(g, card, "trash", { as: "spent" });
}

function castingWith(v: Vocabulary): ActionSpec {
  function can(g: Reader, seat: Seat, action: Action): Verdict {
    const card = g.state.cards[action.card ?? -1];
    if (card?.zone !== zoneOf(g.state, "hand", seat).id) return refuse("tiny.no-spell", "C 2");
    const env = envOf(card);
    const { effect } = spellOf(g, card.def);
    if (!canAnnounce(g, v, env, effect)) return refuse("tiny.no-target", "C 3");
    return canAfford(g, v, env, effect, priceOf(g, card.def)) ? OK : refuse("tiny.too-dear", "C 4");
  }
  return {
    types: ["cast"],
    options: (g, seat) => {
      const all = zoneOf(g.state, "hand", seat).cards.map((card): Action => ({ type: "cast", card }));
      return all.filter((action) => can(g, seat, action).ok);
    },
    can,
    do: (g, seat, { card = -1 }) => startPlay(g, ["cast", cast], seat, card),
  };
}

const responses = (casting: ActionSpec): WindowSpec => ({
  mode: "stack",
  priority: true,
  prompt: { key: "prompt.respond" },
  then: "first",
  seats: (g) => {
    const last = g.state.stack.at(-1)?.seat ?? 0;
    return [nextSeat(g.state, last), last];
  },
  specs: [casting],
  resolve: (g, item) => {
    note(g, `resolve ${item.def}`);
    const playing = playOfStackItem(item);
    if (playing.kind === "trigger") return performTriggered(g, playing, "C 9");
    away(g, item);
    performPlay(g, spellOf(g, playing.def).effect, playing, "C 6");
  },
  fizzle: (g, item) => {
    note(g, `fizzle ${item.def}`);
    away(g, item);
  },
});

/**
 * The parts of the rules with which the prompted player casts spells: they are announced, paid for, responded to, and
 * resolved from a stack.
 */
export function spellParts(v: Vocabulary): RulesParts & { readonly plays: Plays } {
  const casting = castingWith(v);
  return {
    plays: { spec: casting, window: responses(casting) },
    flow: {
      procedures: { play: playProcedure(v, { cast, trigger }) },
      triggers: {
        order: "nested",
        choose: true,
        when: "priority",
        rule: "C 9",
        raise: (g, raised) => raiseTrigger(g, v, ["trigger", trigger], raised),
      },
    },
    decisions: { announced: ["cast"], anytime: { back: cancelAnnouncement("C 8") } },
  };
}
