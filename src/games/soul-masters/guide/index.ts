import { type Guide, type GuideStep, POINT, type StepCondition, type TutorTurn, UNTIL } from "../../guide";
import { askingWhy, endings, plays, strike } from "../../guide-words";
import { onTop, stackDecks } from "../../stack-decks";
import { cards } from "../cards";
import { core, spell, unit } from "../cards/card";
import { decks } from "../decks";
import { soulMasters } from "../index";
import { partsOfDeck } from "../rules/deck";
import { MAIN } from "../rules/deck-rules";
import { rulesWith } from "../rules/rules";
import { defend, inCombat, onStack, quietPass, shield } from "./combat-words";
import { plain } from "./reading";
import {
  attack,
  castUnit,
  convert,
  endMain,
  endTurn,
  energy,
  evolved,
  firstHand,
  hurt,
  idleCard,
  isGoal,
  lookAtOwn,
  numbers,
  own,
  pay,
  reserve,
  resources,
  resting,
  toMain,
  welcome,
  won,
} from "./words";

/** With this seed the tutor chooses who starts, and goes first. */
const SEED = "lesson-3";

/** In drawing order: five, then two each turn. */
const LEARNER = [
  ["Pack Yearling", "Trail Scout", "Hackles", "Thornback Boar", "Dampening Ward"],
  ["Spirit Wolf", "Winter's Bite"],
  ["Moonlit Stalker", "Silver Reprisal"],
  ["Pack Yearling", "Thornback Boar"],
  ["Spirit Wolf", "Feral Surge"],
  ["Howling Ravager", "Frenzied Cub"],
].flat();
const TUTOR = [
  ["Kiln Squire", "Ashwing Raider", "Dragonfire", "Magma Core", "Scale Guard"],
  ["Caldera Core", "Drake Lancer"],
  ["Hoard Core", "Coilback Drake"],
  ["Cinder Whelp", "Molten Tribute"],
  ["Drake Lancer", "Scale Guard"],
].flat();

const { subject, used, main, score } = POINT;
const { read, left, event } = UNTIL;

/** The rounds that are guided step by step. */
const LED = [1, 4] as const;
const turnOf = (from: number, to = from) => ({ own: true, free: true, rounds: [from, to] }) as const;
const inMain = (from: number = LED[0], to: number = LED[1]) =>
  ({ own: true, windows: ["main"], rounds: [from, to] }) as const;
const atPrompt = (question: string): StepCondition => ({ prompt: `prompt.soul-masters.${question}` });
const inWindows = (...windows: string[]): StepCondition => ({ windows, rounds: [0, LED[1]] });

const STEPS: readonly GuideStep[] = [
  { id: "welcome", when: atPrompt("mulligan"), line: welcome, point: score, expect: read },
  { id: "keep", when: atPrompt("mulligan"), line: firstHand, point: main, expect: left },

  { id: "pay", when: atPrompt("pay-energy"), line: pay, point: main, expect: left, again: true },
  {
    id: "evolved-other",
    when: { rounds: [1, 99] },
    line: evolved("evolved-other"),
    point: subject,
    expect: read,
  },
  {
    id: "evolved-own",
    when: { rounds: [1, 99] },
    line: evolved("evolved-own"),
    point: subject,
    expect: read,
  },

  { id: "to-main", when: turnOf(...LED), line: toMain, point: main, expect: left, again: true },
  { id: "hurt", when: inMain(), line: hurt, point: score, expect: read },
  {
    id: "energy",
    when: { ...inMain(), can: "energy" },
    line: energy,
    point: used,
    expect: left,
    again: true,
  },
  { id: "cast", when: { ...inMain(), can: "cast" }, line: castUnit, point: used, expect: left, again: true },
  { id: "numbers", when: inMain(), line: numbers, point: subject, expect: read },
  { id: "inspect", when: inMain(), line: lookAtOwn, point: subject, expect: UNTIL.looked },
  ...askingWhy(inMain(2), idleCard, plain("rule")),
  { id: "resources", when: inMain(), line: resources, point: main, expect: read },
  { id: "reserve", when: { ...inMain(), can: "cast" }, line: reserve, point: used, expect: event("cast") },
  {
    id: "convert",
    when: { ...inMain(3), can: "convert" },
    line: convert,
    point: used,
    expect: event("convert"),
  },
  { id: "end-main", when: inMain(), line: endMain, point: main, expect: left, again: true },
  {
    id: "attack",
    when: { ...turnOf(...LED), can: "attack" },
    line: attack,
    point: POINT.fighter,
    expect: left,
    again: true,
  },
  { id: "resting", when: turnOf(...LED), line: resting, point: subject, expect: read },
  {
    id: "end",
    when: { ...turnOf(...LED), cannot: "attack" },
    line: endTurn,
    point: main,
    expect: left,
    again: true,
  },

  {
    id: "stack-own",
    when: inWindows("main", "priority", "defender"),
    line: onStack("own"),
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "stack-other",
    when: inWindows("main", "priority", "defender"),
    line: onStack("other"),
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "own-pre",
    when: inWindows("priority"),
    line: inCombat("own", "pre-defender"),
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "own-post",
    when: inWindows("priority"),
    line: inCombat("own", "post-defender"),
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "own-over",
    when: inWindows("priority"),
    line: inCombat("own", "end-of-combat"),
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "other-pre",
    when: inWindows("priority"),
    line: inCombat("other", "pre-defender"),
    point: main,
    expect: left,
    again: true,
  },
  { id: "defender", when: inWindows("defender"), line: defend, point: main, expect: left, again: true },
  {
    id: "shield",
    when: inWindows("priority"),
    line: shield,
    point: POINT.fighter,
    expect: left,
    again: true,
  },
  {
    id: "other-post",
    when: inWindows("priority"),
    line: inCombat("other", "post-defender"),
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "other-over",
    when: inWindows("priority"),
    line: inCombat("other", "end-of-combat"),
    point: main,
    expect: left,
    again: true,
  },
  {
    id: "pass",
    when: inWindows("main", "priority"),
    line: quietPass,
    point: main,
    expect: left,
    again: true,
  },

  { id: "own", when: turnOf(LED[1] + 1, LED[1] + 3), line: own, point: score, expect: read },
  ...endings(isGoal, won, plain("other-end")),
];

const place = plays("energy");
const cast = plays("cast");

const TUTOR_TURNS: readonly TutorTurn[] = [
  { round: 1, actions: [place("Magma Core"), cast("Kiln Squire")] },
  { round: 2, actions: [place("Caldera Core"), place("Dragonfire"), cast("Ashwing Raider"), strike] },
  { round: 3, actions: [place("Hoard Core"), cast("Drake Lancer"), strike] },
  { round: 4, actions: [place("Molten Tribute"), cast("Coilback Drake"), cast("Cinder Whelp"), strike] },
  ...[5, 6, 7, 8, 9, 10].map((round) => ({
    round,
    actions: [cast("Scale Guard"), cast("Drake Lancer"), strike],
  })),
];

/** The parts of a starter deck, with these cards put on top of the main deck. */
function listOf(id: string, top: readonly string[]) {
  const {
    main: all,
    commander,
    resources: held,
    reserve: kept,
  } = partsOfDeck(cards, decks.find((deck) => deck.id === id)?.cards ?? []);
  return { main: onTop(all, top), rest: [...commander, ...held, ...kept] };
}

/** Different cards for a full main deck of the trial: units, this number of cores, and spells. */
function blanks(cores: number) {
  const names = Array.from({ length: MAIN.cards }, (_, i) => `Card ${i + 1}`);
  return names.map((name, i) => {
    if (i < MAIN.units) return unit({ name, atk: 1, health: 1 });
    return i < MAIN.units + cores ? core({ name }) : spell({ name });
  });
}

/** The guided first game of Soul Masters, about five minutes long. It guides four turns step by step. */
export const guide: Guide = {
  config: ([learner, tutor]) => {
    const lists = [listOf("moon-pack", LEARNER), listOf("ember-court", TUTOR)];
    const seats = lists.map((list, i) => ({
      name: i === 0 ? learner : tutor,
      deck: [...list.main, ...list.rest],
    }));
    // Both commanders have the same Core Energy.
    const trial = blanks(cards["Hroda, Pack Mother"]?.stats["core-energy"] ?? 0);
    const names = lists.map(({ rest }) => [...trial.map(({ name }) => name), ...rest]);
    const pool = { ...cards, ...Object.fromEntries(trial.map((one) => [one.name, one])) };
    return stackDecks(rulesWith(pool), soulMasters.setup.config(SEED, seats, {}), names);
  },
  steps: STEPS,
  tutor: TUTOR_TURNS,
  nextStepActions: ["pass", "main-phase", "end-turn"],
};
