import { type Guide, type GuideStep, POINT, type TutorTurn, UNTIL } from "../../guide";
import { askingWhy, endings, plays, strike } from "../../guide-words";
import { onTop, stackDecks } from "../../stack-decks";
import { cards } from "../cards";
import { emberRush } from "../decks/ember-rush";
import { tideAndSky } from "../decks/tide-and-sky";
import { battleCores } from "../index";
import { MAIN_SIZE } from "../rules/deck";
import {
  direct,
  fight,
  firstHand,
  firstSummon,
  idleCard,
  isGoal,
  legend,
  lookAtOwn,
  nextSummon,
  numbers,
  own,
  ownPoints,
  plain,
  shield,
  tempered,
  toBattle,
  torch,
  trap,
  welcome,
  won,
} from "./words";

/** With this seed the learner goes first unless a hand has been replaced. */
const SEED = "lesson-1";

/** In drawing order: seven, then one each turn. */
const LEARNER = [
  [
    "Kindle Cub",
    "Cinder Hound",
    "Ashfang Runner",
    "Thrown Torch",
    "Lava Drake",
    "Packmother",
    "Flash of Fangs",
  ],
  ["Stormtail Lynx", "Blaze Chaser", "Wildfire Mane", "Wolfhide Harness", "Tempest Wyvern", "Lava Drake"],
].flat();
const TUTOR = [
  [
    "Pearl Diver",
    "Tidal Trickster",
    "Undertow Eel",
    "Pearl Diver",
    "Tide Oracle",
    "Undertow Eel",
    "Pearl Diver",
  ],
  ["Tidal Trickster", "Undertow Eel", "Pearl Diver"],
].flat();

/** Names of different cards for a full Main Deck. */
const distinct = () =>
  Object.values(cards)
    .filter(({ type, token, mark }) => type !== "legend" && token !== true && mark === undefined)
    .slice(0, MAIN_SIZE)
    .map(({ name }) => name);

const { subject, fighter, main } = POINT;
const { read, left: leave, event: happens } = UNTIL;
const inMain = (from: number, to = from) =>
  ({ own: true, free: true, rounds: [from, to], step: "main" }) as const;
const inBattle = (from: number, to = from) =>
  ({ own: true, free: true, rounds: [from, to], step: "battle" }) as const;

const STEPS: readonly GuideStep[] = [
  { id: "welcome", when: { can: "ready" }, line: welcome, point: POINT.score, expect: read },
  { id: "keep", when: { can: "ready" }, line: firstHand, point: main, expect: happens("ready") },

  {
    id: "points",
    when: inMain(1),
    line: ownPoints,
    point: [{ kind: "counter", counter: "points" }],
    expect: read,
  },
  { id: "summon", when: inMain(1), line: firstSummon, point: subject, expect: happens("summon") },
  { id: "numbers", when: inMain(1), line: numbers, point: subject, expect: read },
  { id: "inspect", when: inMain(1), line: lookAtOwn, point: subject, expect: UNTIL.looked },
  { id: "to-battle", when: inMain(1), line: toBattle, point: main, expect: leave },
  { id: "direct", when: inBattle(1, 3), line: direct, point: fighter, expect: leave, again: true },
  { id: "tempered", when: inBattle(1, 3), line: tempered, point: subject, expect: read },
  {
    id: "battle-over",
    when: { ...inBattle(1, 3), cannot: "attack" },
    line: plain("battle-over"),
    point: main,
    expect: leave,
    again: true,
  },
  {
    id: "end",
    when: { own: true, free: true, rounds: [1, 3], step: "end" },
    line: plain("end"),
    point: main,
    expect: leave,
    again: true,
  },

  { id: "shield", when: inMain(2, 3), line: shield, point: subject, expect: read },
  {
    id: "torch",
    when: inMain(3, 4),
    line: torch,
    point: POINT.used,
    expect: happens("activate"),
  },
  { id: "summon-second", when: inMain(2), line: nextSummon, point: subject, expect: happens("summon") },
  { id: "summon-third", when: inMain(3), line: nextSummon, point: subject, expect: happens("summon") },
  ...askingWhy(inMain(3), idleCard, plain("rule")),
  { id: "battle-second", when: inMain(2, 3), line: toBattle, point: main, expect: leave, again: true },
  { id: "fight", when: inBattle(2, 4), line: fight("fight"), point: fighter, expect: happens("attack") },
  { id: "wear", when: inBattle(2, 4), line: fight("wear"), point: fighter, expect: happens("attack") },
  {
    id: "trap",
    when: { rounds: [1, 6], windows: ["battle-start", "attack", "after-attack", "battle-end"] },
    line: trap,
    point: subject,
    expect: leave,
  },

  { id: "legend", when: inMain(3, 6), line: legend, point: subject, expect: read },
  { id: "own", when: inMain(4, 5), line: own, point: POINT.score, expect: read },
  ...endings(isGoal, won, plain("other-end")),
];

const summon = plays("summon");

const TUTOR_TURNS: readonly TutorTurn[] = [
  { round: 1, actions: [summon("Pearl Diver")] },
  { round: 2, actions: [summon("Tidal Trickster"), strike] },
  { round: 3, actions: [summon("Tidal Trickster"), summon("Pearl Diver"), strike] },
  { round: 4, actions: [summon("Undertow Eel"), strike] },
  { round: 5, actions: [summon("Tide Oracle"), strike] },
  { round: 6, actions: [summon("Undertow Eel"), strike] },
];

/** The guided first game of Battle Cores, about five minutes long. It guides the first turns step by step. */
export const guide: Guide = {
  config: ([learner, tutor]) => {
    const seats = [
      { name: learner, deck: onTop(emberRush.cards, LEARNER) },
      { name: tutor, deck: onTop(tideAndSky.cards, TUTOR) },
    ];
    const names = distinct();
    return stackDecks(battleCores.rules, battleCores.setup.config(SEED, seats, {}), [names, names]);
  },
  steps: STEPS,
  tutor: TUTOR_TURNS,
  nextStepActions: ["ready", "to-battle", "to-end", "end-turn"],
};
