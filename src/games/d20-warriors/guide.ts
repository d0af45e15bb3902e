import type { KeysUnder } from "../../text/catalogue";
import type { Guide, GuideStep, TutorTurn } from "../guide";
import { stackDecks } from "./guide-decks";
import type { English } from "./messages";

/**
 * With this seed the learner goes first, the Drake beats the Adept and loses to the Lynx, and the first roll
 * against the Lynx is behind by what Weighted Edge adds (if the lesson is followed; the guide copes when it
 * is not).
 */
const SEED = "lesson-29";

/** In drawing order: three, then one a turn. */
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

const mine = { of: "you", face: "up" } as const;
const theirs = { of: "opponent", face: "up" } as const;
const anyCell = { at: "cell" } as const;
const fighter = [{ at: "target" }, { at: "actor" }] as const;
const read = { do: "read" } as const;
const leave = { do: "leave" } as const;
const happens = (type: string) => ({ do: "event", type }) as const;
const say = (name: KeysUnder<English, "lesson.d20", "tutor" | "mine" | "theirs">) => `lesson.d20.${name}`;

const STEPS: readonly GuideStep[] = [
  { id: "welcome", when: { turns: [1, 1], free: true }, say: say("welcome"), expect: read },
  {
    id: "goal",
    when: { turns: [1, 1], free: true },
    say: say("goal"),
    point: [{ at: "score" }],
    expect: read,
  },
  {
    id: "place",
    when: { turns: [1, 1], can: "place" },
    say: say("place"),
    point: [anyCell, { at: "hand", card: "Emberwing Drake" }, { at: "hand" }],
    expect: happens("place"),
  },
  {
    id: "numbers",
    when: { turns: [1, 1], free: true, inPlay: mine },
    say: say("placed"),
    point: [{ at: "card", lies: mine }],
    expect: read,
  },
  {
    id: "inspect",
    when: { turns: [1, 1], free: true, inPlay: mine },
    say: say("inspect"),
    point: [{ at: "card", lies: mine }],
    expect: { do: "look" },
  },
  {
    id: "end",
    when: { turns: [1, 1], free: true },
    say: say("end"),
    point: [{ at: "main-button" }],
    expect: happens("turn"),
  },

  {
    id: "foe",
    when: { turns: [3, 3], free: true, can: "attack" },
    say: say("foe"),
    point: [{ at: "card", lies: theirs }],
    expect: read,
  },
  {
    id: "attack",
    when: { turns: [3, 3], free: true, can: "attack" },
    say: say("attack"),
    point: [{ at: "target" }, { at: "actor", card: "Emberwing Drake" }, { at: "actor" }],
    expect: happens("attack"),
  },
  {
    id: "won",
    when: { turns: [3, 3], contest: "won" },
    say: say("won"),
    point: [{ at: "dice" }],
    expect: read,
  },
  {
    id: "lost",
    when: { turns: [3, 3], contest: "lost" },
    say: say("lost"),
    point: [{ at: "dice" }],
    expect: read,
  },
  {
    id: "second",
    when: { turns: [3, 3], can: "place" },
    say: say("second"),
    point: [anyCell, { at: "hand" }],
    expect: happens("place"),
  },
  {
    id: "end-second",
    when: { turns: [3, 3], free: true },
    say: say("done-turn"),
    point: [{ at: "main-button" }],
    expect: happens("turn"),
  },

  {
    id: "attacked",
    when: { turns: [5, 5], inPlay: { of: "you", face: "down" } },
    say: say("attacked"),
    point: [{ at: "card", lies: { of: "you", face: "down" } }],
    expect: read,
  },
  {
    id: "flash",
    when: { turns: [5, 5], windows: ["turn-start"] },
    say: say("flash"),
    point: [{ at: "hand", card: "Weighted Edge" }, { at: "main-button" }],
    expect: leave,
  },
  {
    id: "third",
    when: { turns: [5, 5], free: true, can: "place", inPlay: { ...theirs, card: "Sabre Lynx" } },
    say: say("third"),
    point: [{ at: "cell", cell: [2, -1] }, anyCell, { at: "hand" }],
    expect: happens("place"),
  },
  {
    id: "behind",
    when: { turns: [5, 12], windows: ["dice"], contest: "behind", holds: "Weighted Edge" },
    say: say("behind"),
    point: [{ at: "choice" }, { at: "hand", card: "Weighted Edge" }],
    expect: leave,
    again: true,
  },
  {
    id: "ahead",
    when: { turns: [5, 12], windows: ["dice"], contest: "ahead", holds: "Weighted Edge" },
    say: say("ahead"),
    point: [{ at: "main-button" }],
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
    say: say("window"),
    point: [{ at: "main-button" }],
    expect: leave,
    again: true,
  },
  {
    id: "strike",
    when: { turns: [5, 5], free: true, can: "attack" },
    say: say("strike"),
    point: fighter,
    expect: happens("attack"),
  },
  {
    id: "end-third",
    when: { turns: [5, 5], free: true },
    say: say("done-turn"),
    point: [{ at: "main-button" }],
    expect: happens("turn"),
  },

  {
    id: "why",
    when: { turns: [7, 7], free: true },
    say: say("why"),
    point: [
      { at: "card", lies: { of: "opponent", face: "down" } },
      { at: "card", lies: { of: "you", face: "down" } },
    ],
    expect: { do: "be-refused" },
  },
  {
    id: "rule",
    when: { turns: [7, 7], free: true },
    say: say("rule"),
    point: [{ at: "reason" }, { at: "log" }],
    expect: { do: "open-rule" },
  },
  { id: "log", when: { turns: [7, 7], free: true }, say: say("log"), point: [{ at: "log" }], expect: read },
  {
    id: "count",
    when: { turns: [9, 9], free: true },
    say: say("count"),
    point: [{ at: "score" }],
    expect: read,
  },
  { id: "own", when: { turns: [7, 9], free: true }, say: say("own"), expect: read },
  {
    id: "last",
    when: { turns: [11, 11], free: true },
    say: say("last"),
    point: [{ at: "main-button" }],
    expect: read,
  },
  { id: "tie", when: { step: "sudden-death" }, say: say("tie"), expect: read },
  { id: "over", when: { over: true }, say: say("over"), expect: read },
];

const behind = { do: "attack", action: "attack", chance: 0.5 } as const;
const flash = (card: string) => ({ do: "play", action: "flash", card }) as const;

const TUTOR_TURNS: readonly TutorTurn[] = [
  {
    turn: 2,
    actions: [
      {
        do: "place",
        card: "Mirror Adept",
        at: [
          [0, 1],
          [0, -1],
        ],
      },
    ],
  },
  {
    turn: 4,
    actions: [
      flash("Fresh Orders"),
      {
        do: "place",
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
    turn: 6,
    actions: [
      flash("Reinforcements"),
      { do: "place", card: "Packleader Wolf", at: [] },
      { do: "place", card: "Blooded Hound", at: [] },
      behind,
    ],
  },
  { turn: 8, actions: [flash("Foresight"), { do: "place", card: "Clockwork Ram", at: [] }, behind] },
  { turn: 10, actions: [{ do: "place", card: "Stone Thrower", at: [] }, behind] },
];

/** The guided first game of D20 Warriors: about five minutes, six turns for the learner. */
export const guide: Guide = {
  config: ([learner, tutor]) =>
    stackDecks({
      game: "d20-warriors",
      seed: SEED,
      seats: [
        { name: learner, deck: LEARNER },
        { name: tutor, deck: TUTOR },
      ],
      options: { oops: 0, draft: false },
    }),
  steps: STEPS,
  tutor: TUTOR_TURNS,
  endTurn: "end-turn",
};
