import {
  type Action,
  type ActionSpec,
  cardOf,
  type Engine,
  NONE,
  type Reader,
  type Seat,
  show,
  type Verdict,
} from "../../../kernel";
import {
  type Ability,
  abilityOf,
  abilityPlay,
  canUse,
  type PlayKind,
  putOnStack,
  startPlay,
  usableActions,
  useAbility,
} from "../../../language";
import { refuse } from "../table/messages";
import { vocabulary } from "../words/index";
import { isEnergySkill } from "./energy";
import { mayRest } from "./resting";
import { isInHand } from "./zones";

type Activated = Extract<Ability, { kind: "activated" }>;

function skillOf(g: Reader, { card = NONE, data }: Action): Activated | undefined {
  const ability = abilityOf(g, g.state.cards[card]?.def ?? "", Number(data?.ability ?? NONE));
  return ability?.kind === "activated" ? ability : undefined;
}

const restsItsCard = ({ cost = [] }: Activated) =>
  cost.some((one) => one.pay === "word" && one.word === "rest-this");

/** Whether the skill is legal in this step. In the Defender step only skills that say so are (SM 12.19, SM 17.12). */
const isInStep = ({ state: { turn } }: Reader, skill: Activated | undefined): boolean =>
  turn.step !== "defender" || skill?.when?.includes(turn.step) === true;

function maySkill(g: Reader, seat: Seat, action: Action): Verdict {
  const { step } = g.state.turn;
  const skill = skillOf(g, action);
  if (!isInStep(g, skill)) return refuse("soul-masters.defender-only", "SM 12.19");
  const card = g.state.cards[action.card ?? NONE];
  const verdict = canUse(g, vocabulary, seat, action, step);
  // The reason a card cannot rest tells more than that the cost cannot be paid.
  if (verdict.ok || skill === undefined || card === undefined || card.controller !== seat) return verdict;
  const rest = restsItsCard(skill) ? mayRest(g, card) : verdict;
  return rest.ok ? verdict : rest;
}

const ability = abilityPlay(vocabulary);

/**
 * How a skill is used: announced, paid for and put on the stack (SM 10.5). A Trap and a card in hand are revealed (SM
 * 17.9, SM 20.2).
 */
export const skillPlay: PlayKind = {
  ...ability,
  rule: "SM 10.5",
  reveal: (g, playing) => {
    const card = cardOf(g.state, playing.card);
    if (card.face === "down" || isInHand(g, card))
      for (const { seat } of g.state.seats) show(g, card.id, seat);
    ability.reveal?.(g, playing);
  },
  onPaid: (g, playing) => void putOnStack(g, playing),
};

/** An energy skill takes effect at once, without stack or responses (SM 19.6). */
export const energySkillPlay: PlayKind = { ...ability, rule: "SM 19.6" };

export const skillSpec: ActionSpec = {
  types: ["use"],
  options: (g, seat) =>
    usableActions(
      g,
      vocabulary,
      seat,
      g.state.turn.step,
      (skill) => !isEnergySkill(skill) && isInStep(g, skill),
    ),
  can: (g, seat, action) =>
    isEnergySkill(skillOf(g, action))
      ? refuse("soul-masters.energy-skill", "SM 19.6")
      : maySkill(g, seat, action),
  do: (g, seat, action) => useAbility(g, vocabulary, seat, action),
};

const asUse = (action: Action): Action => ({ ...action, type: "use" });

export const energySkillSpec: ActionSpec = {
  types: ["use-energy"],
  options: (g, seat) =>
    usableActions(
      g,
      vocabulary,
      seat,
      g.state.turn.step,
      (skill) => isEnergySkill(skill) && isInStep(g, skill),
    ).map((action) => ({ ...action, type: "use-energy" })),
  can: (g, seat, action) =>
    isEnergySkill(skillOf(g, action))
      ? maySkill(g, seat, asUse(action))
      : refuse("soul-masters.no-energy-skill", "SM 19.2"),
  do: (g: Engine, seat, { card = NONE, data }) =>
    startPlay(g, ["energy-skill", energySkillPlay], seat, card, { ability: Number(data?.ability) }),
  then: "same",
};
