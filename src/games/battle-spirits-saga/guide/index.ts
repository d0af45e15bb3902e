import { type Guide, type GuideStep, POINT, type StepCondition, type TutorTurn, UNTIL } from "../../guide";
import { askingWhy, endings, plays, strike } from "../../guide-words";
import { stackDecks, starterOnTop } from "../../stack-decks";
import { poolOf } from "../cards";
import { magic } from "../cards/card";
import { decks } from "../decks";
import { battleSpiritsSaga } from "../index";
import { rulesWith } from "../rules/rules";
import { answerBurst, block, choose, flash } from "./battle-words";
import { plain } from "./reading";
import {
  attackWith,
  cheapest,
  dearest,
  endAttack,
  firstHand,
  idleCard,
  isGoal,
  levels,
  lookAtOwn,
  lost,
  numbers,
  own,
  pay,
  reduced,
  reserve,
  setBurst,
  toAttack,
  upkeep,
  welcome,
  won,
} from "./words";

/** With this seed the tutor goes first, so the learner's first turn has every step. */
const SEED = "lesson-1";

/** In draw order: four cards, one for keeping the hand, then one per turn. */
const LEARNER = [
  ["Emberling", "Cinder Drake", "Flame Lance", "Magma Wyrm"],
  ["Volcano Throne", "Pyre Duelist", "Counter Guard", "Emberling", "Cinder Drake", "Magma Wyrm"],
].flat();
const TUTOR = [
  ["Choir Fairy", "Soul Siren", "Veil Dancer", "Dawn Angel"],
  ["Sun Shrine", "Dawn Angel", "Twilight Envoy", "Choir Fairy", "Halo Guide", "Veil Dancer"],
].flat();

const { subject, used, picked, main, score } = POINT;
const { read, left, event } = UNTIL;

const inStep =
  (step: "main" | "attack") =>
  (from: number, to = from) =>
    ({ own: true, free: true, rounds: [from, to], step }) as const;
const inMain = inStep("main");
const inAttack = inStep("attack");
const inFlash: StepCondition = { windows: ["flash"] };
const atPrompt = (question: string): StepCondition => ({ prompt: `prompt.battle-spirits-saga.${question}` });

const STEPS: readonly GuideStep[] = [
  { id: "welcome", when: { can: "keep" }, line: welcome, point: score, expect: read },
  { id: "keep", when: { can: "keep" }, line: firstHand, point: main, expect: event("keep") },

  { id: "pay", when: atPrompt("pay"), line: pay, point: main, expect: left, again: true },
  { id: "levels", when: atPrompt("place-cores"), line: levels, point: main, expect: left, again: true },

  {
    id: "reserve",
    when: inMain(1),
    line: reserve,
    point: [{ kind: "pool", zone: "reserve" }],
    expect: read,
  },
  { id: "summon", when: inMain(1), line: cheapest, point: subject, expect: event("summon") },
  { id: "numbers", when: inMain(1), line: numbers, point: subject, expect: read },
  { id: "inspect", when: inMain(1), line: lookAtOwn, point: subject, expect: UNTIL.looked },
  {
    id: "upkeep",
    when: inMain(2),
    line: upkeep,
    point: [{ kind: "pool", zone: "reserve" }],
    expect: read,
  },
  { id: "lost", when: inMain(2, 3), line: lost, point: score, expect: read },
  { id: "reduced", when: inMain(2, 3), line: reduced, point: subject, expect: event("summon") },
  { id: "set-burst", when: inMain(2, 3), line: setBurst, point: used, expect: event("set-burst") },
  { id: "summon-third", when: inMain(3), line: dearest, point: subject, expect: event("summon") },
  { id: "own", when: inMain(4, 9), line: own, point: score, expect: read },
  { id: "to-attack", when: inMain(1, 3), line: toAttack, point: main, expect: left, again: true },

  { id: "attack", when: inAttack(1, 3), line: attackWith, point: used, expect: left, again: true },
  ...askingWhy(inAttack(2, 3), idleCard, plain("rule")),
  { id: "end-attack", when: inAttack(1, 3), line: endAttack, point: main, expect: left, again: true },

  { id: "flash-use", when: inFlash, line: flash("use"), point: used, expect: left, again: true },
  { id: "flash-own", when: inFlash, line: flash("own"), point: main, expect: left, again: true },
  { id: "flash-block", when: inFlash, line: flash("block"), point: main, expect: left, again: true },
  { id: "flash-blocked", when: inFlash, line: flash("blocked"), point: main, expect: left, again: true },
  { id: "flash-burst", when: inFlash, line: flash("burst"), point: main, expect: left, again: true },
  { id: "flash-life", when: inFlash, line: flash("life"), point: main, expect: left, again: true },
  { id: "block", when: atPrompt("block"), line: block("block"), point: picked, expect: left, again: true },
  {
    id: "let-through",
    when: atPrompt("block"),
    line: block("let-through"),
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "choose",
    when: { prompt: "prompt.choose-card" },
    line: choose,
    point: picked,
    expect: left,
    again: true,
  },
  { id: "burst", when: { windows: ["burst"] }, line: answerBurst, point: used, expect: left, again: true },
  {
    id: "no-burst",
    when: { windows: ["burst"] },
    line: plain("no-burst"),
    point: main,
    expect: left,
    again: true,
  },

  ...endings(isGoal, won, plain("other-end")),
];

const summon = plays("summon");

const TUTOR_TURNS: readonly TutorTurn[] = [
  { round: 1, actions: [summon("Choir Fairy")] },
  { round: 2, actions: [summon("Soul Siren"), strike] },
  { round: 3, actions: [summon("Choir Fairy"), strike] },
  { round: 4, actions: [summon("Veil Dancer"), strike] },
  { round: 5, actions: [summon("Dawn Angel"), strike] },
  { round: 6, actions: [summon("Halo Guide"), strike] },
];

/** The guided first game of Battle Spirits Saga: about five minutes, three turns step by step. */
export const guide: Guide = {
  config: ([learner, tutor]) => {
    const seats = [
      { name: learner, deck: starterOnTop(decks, "bss-iron-flame", LEARNER) },
      { name: tutor, deck: starterOnTop(decks, "bss-dusk-choir", TUTOR) },
    ];
    // Uniquely named cards that exist only for this trial.
    const names = seats.map(({ deck }) => deck.map((_, i) => `Card ${i}`));
    const blank = (names[0] ?? []).map((name, number) =>
      magic({ number: number + 1, name, colours: [], cost: 0, reduction: [] }),
    );
    return stackDecks(rulesWith(poolOf(blank)), battleSpiritsSaga.setup.config(SEED, seats, {}), names);
  },
  steps: STEPS,
  tutor: TUTOR_TURNS,
  nextStepActions: ["keep", "end-main", "end-attack"],
};
