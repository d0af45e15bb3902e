import { type Guide, type GuideStep, POINT, type StepCondition, type TutorTurn, UNTIL } from "../../guide";
import { askingWhy, endings, plays, strike } from "../../guide-words";
import { stackDecks, starterOnTop } from "../../stack-decks";
import { cards } from "../cards";
import { fighter } from "../cards/card";
import { decks } from "../decks";
import { battleOfSouls } from "../index";
import { rulesWith } from "../rules/rules";
import { answer, attack, endBattle, quietPass } from "./battle-words";
import { plain } from "./reading";
import {
  battlefield,
  choice,
  deploy,
  drill,
  end,
  equip,
  firstHand,
  idleCard,
  isGoal,
  lookAtOwn,
  moved,
  numbers,
  onChain,
  own,
  promote,
  promoted,
  resting,
  sacrifice,
  setTactic,
  toBattle,
  tokens,
  welcome,
  won,
} from "./words";

/** With this seed the tutor decides, and lets the learner begin. */
const SEED = "lesson-3";

/** In draw order: five cards, then one per turn. */
const LEARNER = [
  ["Veteran Spear", "Line Recruit", "Short Sword", "Centurion of the Vow", "Drill Master"],
  ["Countermarch", "Gate Cohort", "Marching Camp", "Shield Front", "Standard Bearer", "Javelin Thrower"],
].flat();
const TUTOR = [
  ["Calm Archer", "Ashigaru", "Whetstone", "Gate Guard", "Hatamoto"],
  ["Tea Master", "Wandering Blade", "Oath Keeper", "Gate Guard", "Kabuto", "Ashigaru"],
].flat();

const { subject, used, main, score, fighter: fighterPoint, picked } = POINT;
const { read, left, event } = UNTIL;

/** The rounds that are guided step by step. */
const LED = [1, 4] as const;
const turnOf = (from: number = LED[0], to: number = LED[1]) =>
  ({ own: true, free: true, rounds: [from, to] }) as const;
const inMain = (from?: number, to?: number) => ({ ...turnOf(from, to), step: "main" }) as const;
const inBattle = { ...turnOf(), step: "battle" } as const;
const atPrompt = (question: string): StepCondition => ({ prompt: `prompt.${question}`, rounds: [0, LED[1]] });
const inWindows = (...windows: string[]): StepCondition => ({ windows, rounds: [0, LED[1]] });

const STEPS: readonly GuideStep[] = [
  { id: "welcome", when: atPrompt("battle-of-souls.mulligan"), line: welcome, point: score, expect: read },
  { id: "keep", when: atPrompt("battle-of-souls.mulligan"), line: firstHand, point: main, expect: left },

  {
    id: "sacrifice",
    when: atPrompt("battle-of-souls.pay-sacrifice"),
    line: sacrifice,
    point: picked,
    expect: left,
    again: true,
  },
  { id: "choice", when: atPrompt("choose-card"), line: choice, point: picked, expect: left, again: true },

  { id: "moved", when: turnOf(), line: moved, point: score, expect: read },
  { id: "tokens", when: turnOf(), line: tokens, point: subject, expect: read },
  {
    id: "promote",
    when: { ...turnOf(), can: "deploy" },
    line: promote,
    point: used,
    expect: event("deployed"),
  },
  { id: "promoted", when: turnOf(), line: promoted, point: subject, expect: read },
  {
    id: "battlefield",
    when: { ...inMain(3), can: "activate" },
    line: battlefield,
    point: used,
    expect: left,
  },
  {
    id: "equip",
    when: { ...inMain(2), can: "activate" },
    line: equip,
    point: used,
    expect: left,
    again: true,
  },
  {
    id: "deploy",
    when: { ...inMain(), can: "deploy" },
    line: deploy,
    point: used,
    expect: left,
    again: true,
  },
  { id: "drill", when: { ...turnOf(), can: "use" }, line: drill, point: used, expect: left, again: true },
  { id: "numbers", when: inMain(), line: numbers, point: subject, expect: read },
  { id: "inspect", when: inMain(), line: lookAtOwn, point: subject, expect: UNTIL.looked },
  ...askingWhy(inMain(), idleCard, plain("rule")),
  { id: "resting", when: turnOf(), line: resting, point: subject, expect: read },
  {
    id: "to-battle",
    when: { ...inMain(), can: "to-battle" },
    line: toBattle,
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "attack",
    when: { ...inBattle, can: "attack" },
    line: attack,
    point: fighterPoint,
    expect: left,
    again: true,
  },
  {
    id: "end-battle",
    when: { ...inBattle, can: "end-battle" },
    line: endBattle,
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "set",
    when: { ...turnOf(), step: "main-2", can: "set" },
    line: setTactic,
    point: used,
    expect: event("set"),
  },
  {
    id: "end",
    when: { ...turnOf(), can: "end-turn", cannot: "to-battle" },
    line: end,
    point: main,
    expect: left,
    again: true,
  },

  { id: "chain", when: inWindows("chain"), line: onChain, point: main, expect: left, again: true },
  {
    id: "answer",
    when: { ...inWindows("attack", "damage"), can: "activate" },
    line: answer,
    point: used,
    expect: left,
    again: true,
  },
  {
    id: "pass",
    when: inWindows("phase", "leave", "attack", "damage"),
    line: quietPass,
    point: main,
    expect: left,
    again: true,
  },

  { id: "own", when: turnOf(LED[1] + 1, LED[1] + 3), line: own, point: score, expect: read },
  ...endings(isGoal, won, plain("other-end")),
];

const deployed = plays("deploy");
const activated = plays("activate");

const TUTOR_TURNS: readonly TutorTurn[] = [
  { round: 1, actions: [deployed("Calm Archer")] },
  { round: 2, actions: [deployed("Ashigaru"), activated("Whetstone"), strike] },
  { round: 3, actions: [deployed("Gate Guard")] },
  { round: 4, actions: [deployed("Wandering Blade")] },
  ...[5, 6, 7, 8, 9, 10, 11, 12].map((round) => ({
    round,
    actions: [deployed("Tea Master"), deployed("Gate Guard"), deployed("Oath Keeper"), strike],
  })),
];

/** The guided first game of Battle of Souls: about five minutes, four turns step by step. */
export const guide: Guide = {
  config: ([learner, tutor]) => {
    const lists = [starterOnTop(decks, "iron-triumph", LEARNER), starterOnTop(decks, "iron-pass", TUTOR)];
    const seats = lists.map((deck, i) => ({ name: i === 0 ? learner : tutor, deck }));
    // Uniquely named cards for the trial.
    const blanks = lists.map((deck) =>
      deck.map((_, i) => fighter("warrior", { name: `Card ${i + 1}`, atk: 0, rst: 0 })),
    );
    const pool = { ...cards, ...Object.fromEntries(blanks.flat().map((one) => [one.name, one])) };
    const names = blanks.map((list) => list.map(({ name }) => name));
    return stackDecks(rulesWith(pool), battleOfSouls.setup.config(SEED, seats, {}), names);
  },
  steps: STEPS,
  tutor: TUTOR_TURNS,
  nextStepActions: ["keep", "end-turn", "to-battle", "end-battle", "call-off"],
};
