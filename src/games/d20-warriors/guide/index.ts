import { type Guide, type GuideStep, POINT, type TutorTurn, UNTIL } from "../../guide";
import { askingWhy, plays } from "../../guide-words";
import { stackDecks } from "../../stack-decks";
import { d20Warriors } from "../index";
import {
  advisedAttack,
  battleOver,
  beaten,
  counted,
  edge,
  ended,
  flank,
  idleCard,
  lastTurn,
  lookAtOwn,
  ofTutor,
  ownNumbers,
  plain,
  touchingFoe,
  whereToPlace,
} from "./words";

/**
 * With this seed the learner goes first, the Drake beats the Adept and loses to the Lynx, and the first roll against
 * the Lynx is behind by the amount that Weighted Edge adds, if the learner follows the lesson. If not, every step still
 * says what is true.
 */
const SEED = "lesson-29";

/** In drawing order: three, then one per turn. */
const LEARNER = [
  ["Emberwing Drake", "Gate Warden", "Basalt Golem"],
  ["Grudge Bear", "Battering Ram", "Weighted Edge", "Cornered Boar", "Granite Colossus", "Rubble Giant"],
  ["Thornwall Hedge", "Shieldmate", "Iron Resolve"],
].flat();

/** Six turns are enough, since the tutor's Flash cards draw four more cards. */
const TUTOR = [
  ["Mirror Adept", "Fresh Orders", "Sabre Lynx"],
  ["Reinforcements", "Packleader Wolf", "Blooded Hound", "Foresight", "Stone Thrower", "Clockwork Ram"],
  ["Vengeful Shade", "Grave Lantern", "Keystone Golem"],
].flat();

const { subject, fighter, main } = POINT;
const { read, left: leave, event: happens } = UNTIL;
const dice = { turns: [5, 12], windows: ["dice"], holds: "Weighted Edge" } as const;

const STEPS: readonly GuideStep[] = [
  { id: "welcome", when: { turns: [1, 1], free: true }, line: ofTutor("welcome"), expect: read },
  {
    id: "goal",
    when: { turns: [1, 1], free: true },
    line: plain("goal"),
    point: POINT.score,
    expect: read,
  },
  {
    id: "place",
    when: { turns: [1, 1], can: "place", holds: "Emberwing Drake" },
    line: plain("place"),
    point: [{ kind: "cell" }, { kind: "hand", card: "Emberwing Drake" }],
    expect: happens("place"),
  },
  { id: "numbers", when: { turns: [1, 1], free: true }, line: ownNumbers, point: subject, expect: read },
  {
    id: "inspect",
    when: { turns: [1, 1], free: true },
    line: lookAtOwn,
    point: subject,
    expect: UNTIL.looked,
  },
  {
    id: "end",
    when: { turns: [1, 1], free: true, cannot: "attack" },
    line: plain("end"),
    point: main,
    expect: happens("turn"),
  },

  {
    id: "foe",
    when: { turns: [3, 3], free: true, can: "attack" },
    line: touchingFoe,
    point: subject,
    expect: read,
  },
  {
    id: "attack",
    when: { turns: [3, 3], free: true },
    line: advisedAttack("attack"),
    point: fighter,
    expect: happens("attack"),
  },
  {
    id: "won",
    when: { turns: [3, 3], contest: "won" },
    line: battleOver("won"),
    point: [{ kind: "dice" }],
    expect: read,
  },
  {
    id: "lost",
    when: { turns: [3, 3], contest: "lost" },
    line: battleOver("lost"),
    point: [{ kind: "dice" }],
    expect: read,
  },
  {
    id: "second",
    when: { turns: [3, 3], free: true, can: "place" },
    line: whereToPlace,
    point: [{ kind: "cell" }, { kind: "hand" }],
    expect: happens("place"),
  },
  {
    id: "more",
    when: { turns: [3, 3], free: true, can: "attack" },
    line: plain("more"),
    point: main,
    expect: leave,
  },
  {
    id: "end-second",
    when: { turns: [3, 3], free: true, cannot: "attack" },
    line: plain("done-turn"),
    point: main,
    expect: happens("turn"),
  },

  { id: "attacked", when: { turns: [5, 5] }, line: beaten, point: subject, expect: read },
  {
    id: "flash",
    when: { turns: [5, 5], windows: ["turn-start"], holds: "Weighted Edge" },
    line: plain("flash"),
    point: [{ kind: "hand", card: "Weighted Edge" }, { kind: "main-button" }],
    expect: leave,
  },
  {
    id: "third",
    when: { turns: [5, 5], free: true },
    line: flank,
    point: [{ kind: "cell" }, { kind: "subject" }],
    expect: happens("place"),
  },
  {
    id: "behind",
    when: { ...dice, contest: "behind" },
    line: edge("behind"),
    point: POINT.used,
    expect: leave,
    again: true,
  },
  {
    id: "far-behind",
    when: { ...dice, contest: "behind" },
    line: edge("far-behind"),
    point: main,
    expect: leave,
    again: true,
  },
  {
    id: "ahead",
    when: { ...dice, contest: "ahead" },
    line: edge("ahead"),
    point: main,
    expect: leave,
    again: true,
  },
  {
    id: "window",
    when: {
      turns: [5, 12],
      windows: ["turn-start", "placement", "action", "attack", "result", "turn-end"],
      holds: "Weighted Edge",
    },
    line: plain("window"),
    point: main,
    expect: leave,
    again: true,
  },
  {
    id: "strike",
    when: { turns: [5, 5], free: true },
    line: advisedAttack("strike"),
    point: fighter,
    expect: happens("attack"),
  },
  {
    id: "more-third",
    when: { turns: [5, 5], free: true, can: "attack" },
    line: plain("more"),
    point: main,
    expect: leave,
  },
  {
    id: "end-third",
    when: { turns: [5, 5], free: true, cannot: "attack" },
    line: plain("done-turn"),
    point: main,
    expect: happens("turn"),
  },

  ...askingWhy({ turns: [7, 7], free: true }, idleCard, plain("rule")),
  {
    id: "log",
    when: { turns: [7, 7], free: true },
    line: plain("log"),
    point: [{ kind: "log" }],
    expect: read,
  },
  {
    id: "count",
    when: { turns: [9, 9], free: true },
    line: counted,
    point: POINT.score,
    expect: read,
  },
  { id: "own", when: { turns: [7, 9], free: true, can: "place" }, line: plain("own"), expect: read },
  {
    id: "last",
    when: { turns: [11, 25], free: true },
    line: lastTurn,
    point: main,
    expect: read,
  },
  { id: "tie", when: { step: "sudden-death" }, line: plain("tie"), expect: read },
  { id: "over", when: { over: true }, line: ended("over"), expect: read },
  { id: "other-end", when: { over: true }, line: ended("other-end"), expect: read },
];

const behind = { kind: "attack", action: "attack", chance: 0.5 } as const;
const flash = plays("flash");

const TUTOR_TURNS: readonly TutorTurn[] = [
  {
    round: 1,
    actions: [
      {
        kind: "place",
        card: "Mirror Adept",
        at: [
          [0, 1],
          [0, -1],
        ],
      },
    ],
  },
  {
    round: 2,
    actions: [
      flash("Fresh Orders"),
      {
        kind: "place",
        card: "Sabre Lynx",
        at: [
          [1, -1],
          [-1, -1],
        ],
      },
      behind,
    ],
  },
  {
    round: 3,
    actions: [
      flash("Reinforcements"),
      { kind: "place", card: "Packleader Wolf", at: [] },
      { kind: "place", card: "Blooded Hound", at: [] },
      behind,
    ],
  },
  { round: 4, actions: [flash("Foresight"), { kind: "place", card: "Clockwork Ram", at: [] }, behind] },
  { round: 5, actions: [{ kind: "place", card: "Stone Thrower", at: [] }, behind] },
];

/** The guided first game of D20 Warriors: about five minutes, six turns for the learner. */
export const guide: Guide = {
  config: ([learner, tutor]) => {
    const seats = [
      { name: learner, deck: LEARNER },
      { name: tutor, deck: TUTOR },
    ];
    const options = { oops: 0, draft: false };
    return stackDecks(d20Warriors.rules, d20Warriors.setup.config(SEED, seats, options), [LEARNER, TUTOR]);
  },
  steps: STEPS,
  tutor: TUTOR_TURNS,
  nextStepActions: ["end-turn"],
};
