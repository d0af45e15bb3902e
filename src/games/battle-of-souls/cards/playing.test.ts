import { expect, test } from "vitest";
import { type Action, answerLegal, type Engine, everyAction, legalActions } from "../../../kernel";
import { type Random, randomAnswer, randomFrom } from "../../../opponents";
import { simulate } from "../../../opponents/simulate";
import {
  able,
  aLegend,
  anElite,
  anEquipment,
  aTactic,
  aWarlord,
  aWarrior,
  duel,
  type Side,
  type SoulsLayout,
} from "../testing";
import { broken } from "../testing/invariants";
import { isFighterType, type SoulsCard } from "./card";
import { cards } from "./index";
import { draw, ignition } from "./parts";

/** Tries each card in test positions that give it something to do. */
const tried = Object.values(cards).filter(({ number }) => number > 0);

const foes: Side = {
  fighters: [
    aWarrior("Bear", 1300, 1000),
    { card: aWarrior("Fox", 700, 800), resting: true },
    able("Bard", ignition([], draw(1))),
  ],
  equipment: [anEquipment("Song", draw(1)), { card: "Skull Rack", up: true }],
  tactics: [aTactic("Chant", draw(1)), { card: "Wall of Spears", up: true }],
  hand: [aWarrior("Held"), aWarrior("Kept")],
  discard: ["Muster Roll", "Ashigaru"],
};

/** A player who can pay for anything and promote any fighter, with all kinds of cards in every zone. */
const rich = (more: Side): Side => ({
  deck: ["Aomori, Last Shogun", "Kabuto", "Ashigaru", "Shore Raider", "Levy", "Hatamoto", "Shore Raider"],
  ...more,
  fighters: [
    { card: aWarrior("Oak", 1500, 900, { culture: "norse" }), kills: 3 },
    { card: anElite("Elm", 2000, 1200, { culture: "roman" }), kills: 5 },
    { card: aWarlord("Ash", 2500, 1500, { culture: "aztec" }), kills: 7, resting: true },
    "Marked Captive",
    ...(more.fighters ?? []),
  ],
  hand: [aWarrior("Spare"), aLegend("Great"), ...(more.hand ?? [])],
  discard: ["Shore Raider", "Grudge Bearer", "Bench Rower", "Kabuto", ...(more.discard ?? [])],
});

const COUNTERS = { clock: 3, spell: 3 };

/** Positions of the card: in hand, set, or at work. */
function placesOf({ name, type, stay }: SoulsCard): Side[] {
  const working = {
    card: name,
    up: true,
    counters: COUNTERS,
    ...(stay === "attached" && { on: "Oak" }),
  } as const;
  if (isFighterType(type)) return [{ hand: [name] }, { fighters: [{ card: name, counters: COUNTERS }] }];
  if (type === "battlefield") return [{ hand: [name] }, { battlefield: [name] }];
  const own = type === "tactic" ? "tactics" : "equipment";
  return [{ hand: [name] }, { [own]: [name] }, ...(stay === "one-turn" ? [] : [{ [own]: [working] }])];
}

const MOMENTS = ["ready", "main", "battle"] as const;

/** Test positions for a card, in several phases of both players' turns. */
const positionsOf = (card: SoulsCard): SoulsLayout[] =>
  placesOf(card).flatMap((place) =>
    MOMENTS.flatMap((at) => [
      { at, me: rich(place), foe: foes },
      { at, me: foes, foe: rich(place) },
    ]),
  );

const actionsWith = (g: Engine, name: string): Action[] =>
  everyAction(legalActions(g)).filter(({ card = -1 }) => g.state.cards[card]?.def === name);

/** Passes priority and picks random answers until the stack is empty. */
function settle(g: Engine, random: Random): void {
  for (let prompts = 0; prompts < 60 && g.state.decision !== null; prompts++) {
    const { decision } = g.state;
    if (decision.kind === "act" && decision.window === undefined) return;
    if (decision.kind === "act") answerLegal(g, { seat: decision.seat, do: "act", action: { type: "pass" } });
    else answerLegal(g, randomAnswer({ decision, actions: [] }, random));
    const wrong = broken(g);
    if (wrong !== null) throw new Error(wrong);
  }
}

/** Openings that give a card something to respond to: attacks, activations, effects, and the end of the turn. */
const OPENINGS = ["attack Bear Oak", "attack Oak Fox", "attack Elm Bear", "activate Song", "activate Chant"];
const OTHERS = ["use Bard", "end-turn"];
function isOpening({ state }: Engine, { type, card = -1, target = -1 }: Action): boolean {
  const names = [card, target].map((id) => state.cards[id]?.def ?? "");
  return [...OPENINGS, ...OTHERS].includes([type, ...names].join(" ").trim());
}

/** Tries every action of a card in a position, and in the positions after each opening. */
function tryIn(layout: SoulsLayout, name: string): Set<string> {
  const random = randomFrom(name);
  const done = new Set<string>();
  const tryNow = (g: Engine) => {
    for (const action of actionsWith(g, name)) {
      const { step } = g.state.turn;
      const what = JSON.stringify([action.type, action.target, action.data, step, g.state.stack.length]);
      if (done.has(what)) continue;
      done.add(what).add(action.type);
      settle(simulate(g, { seat: g.state.decision?.seat ?? 0, do: "act", action }), random);
    }
  };
  const { engine } = duel(layout);
  tryNow(engine);
  for (const action of everyAction(legalActions(engine)).filter((own) => isOpening(engine, own))) {
    const next = simulate(engine, { seat: engine.state.decision?.seat ?? 0, do: "act", action });
    for (let prompts = 0; prompts < 30 && next.state.decision !== null; prompts++) {
      const { decision } = next.state;
      if (decision.kind === "act") tryNow(next);
      if (decision.kind === "act" && decision.window === undefined) break;
      const pass = { seat: decision.seat, do: "act", action: { type: "pass" } } as const;
      answerLegal(next, decision.kind === "act" ? pass : randomAnswer({ decision, actions: [] }, random));
    }
  }
  return done;
}

/** The actions that must be possible with a card somewhere. */
const requiredActions = ({ type, abilities }: SoulsCard): string[] => [
  isFighterType(type) ? "deploy" : "activate",
  ...(isFighterType(type) ? ["attack"] : []),
  ...(type === "equipment" || type === "tactic" ? ["set"] : []),
  ...(abilities.some(({ kind }) => kind === "activated") ? ["use"] : []),
];

test.each(tried.map((card) => [card.name, card] as const))("%s can be played and used", (name, card) => {
  const done = new Set(positionsOf(card).flatMap((layout) => [...tryIn(layout, name)]));
  expect(requiredActions(card).filter((type) => !done.has(type))).toEqual([]);
});
