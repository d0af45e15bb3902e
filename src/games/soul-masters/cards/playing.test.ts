import { expect, test } from "vitest";
import { type Action, answerLegal, type Engine, everyAction, legalActions } from "../../../kernel";
import { type Random, randomAnswer, randomFrom } from "../../../opponents";
import { simulate } from "../../../opponents/simulate";
import { able, anAbility, aSpell, aUnit, duel, type Side, type SoulLayout } from "../testing";
import { broken } from "../testing/invariants";
import { isReserve, type SoulCard } from "./card";
import { cards } from "./index";
import { draw, skill } from "./parts";

/** Every card, to be tried in made-up positions in which it has a use. */
const tried = Object.values(cards).filter(({ type, number }) => number > 0 && type !== "commander");

const foes: Side = {
  battleground: [
    { card: aUnit("Bear", 2, 3, { attributes: ["golem"] }), resting: true },
    aUnit("Fox", 1, 1),
    aUnit("Hawk", 3, 2),
  ],
  equipment: ["Wyrmtooth Spear", "Runed Aegis"],
  hand: [
    aUnit("Held"),
    aSpell("Song", draw(1)),
    anAbility("Chant", draw(1)),
    able("Bard", skill([], draw(1), ["in-hand", "once-per-round"])),
  ],
  discard: ["Field Study"],
};

/** A player who can pay for everything, with units, and cards of all kinds in every zone. */
const rich = (more: Side): Side => ({
  energy: 6,
  crystals: 9,
  resources: 4,
  resourceDeck: 2,
  resource: "Crux",
  hp: 5,
  deck: ["Cinder Whelp", "Trail Scout", "Lance Cadet", "Field Study", "Plain Core"],
  ...more,
  battleground: [
    { card: aUnit("Oak", 2, 3, { attributes: ["wolf", "skeleton"] }), resting: true },
    aUnit("Elm", 4, 9, { attributes: ["dragon", "vampire"] }),
    ...(more.battleground ?? []),
  ],
  hand: [aUnit("Spare"), ...(more.hand ?? [])],
  discard: [aUnit("Bones"), ...(more.discard ?? [])],
});

const inPlay = (card: string, { type, subtypes = [] }: SoulCard): Side => {
  if (type === "weapon" || type === "armor") return { equipment: [card] };
  if (type === "battlefield") return { battlefield: [card] };
  if (type === "core") return { energy: [{ card, face: "up" }, aUnit("Coal"), aUnit("Ash")] };
  return type === "unit" || subtypes.includes("hex") ? { battleground: [card] } : {};
};

/**
 * The positions for a card, in both turns: in hand, in play, face down in the energy field, and in the discard pile.
 */
function positionsOf(card: SoulCard): SoulLayout[] {
  const { name } = card;
  const where = card.abilities.flatMap((own) => own.where ?? []);
  const places: Side[] = [
    isReserve(card) ? { reserve: [name] } : { hand: [name] },
    ...(isReserve(card) || card.abilities.length > 0 ? [inPlay(name, card)] : []),
    ...(where.includes("energy") ? [{ energy: [name, aUnit("Coal"), aUnit("Ash")] }] : []),
    ...(where.includes("discard") ? [{ discard: [name] }] : []),
  ];
  return places.flatMap((place) => [
    { me: rich(place), foe: foes },
    { me: foes, foe: rich(place) },
  ]);
}

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

/** Tries every action with a card in a position, and in each step of an attack. */
function tryIn(layout: SoulLayout, name: string): Set<string> {
  const random = randomFrom(name);
  const done = new Set<string>();
  const tryNow = (g: Engine) => {
    for (const action of actionsWith(g, name)) {
      const { step } = g.state.turn;
      const what = JSON.stringify([action.type, action.data, step, g.state.stack.length]);
      if (done.has(what)) continue;
      done.add(what).add(action.type);
      settle(simulate(g, { seat: g.state.decision?.seat ?? 0, do: "act", action }), random);
    }
  };
  const g = duel(layout);
  tryNow(g.engine);
  for (const action of everyAction(legalActions(g.engine)).filter((own) => isOpening(g.engine, own))) {
    const next = simulate(g.engine, { seat: 0, do: "act", action });
    for (let prompts = 0; prompts < 30 && next.state.decision !== null; prompts++) {
      const { decision } = next.state;
      if (decision.kind === "act" && decision.window === undefined) break;
      if (decision.kind === "act") tryNow(next);
      const pass = { seat: decision.seat, do: "act", action: { type: "pass" } } as const;
      answerLegal(next, decision.kind === "act" ? pass : randomAnswer({ decision, actions: [] }, random));
    }
  }
  return done;
}

/** Actions for a card to respond to: attacks on a unit and on the commander, a spell, an ability card and a skill. */
const isOpening = ({ state }: Engine, { type, card = -1, target = -1 }: Action): boolean => {
  const names = [card, target].map((id) => state.cards[id]?.def ?? "");
  return OPENINGS.includes([type, ...names].join(" ").trim());
};
const OPENINGS = ["attack Hawk Oak", "attack Elm Rival", "cast Song", "cast Chant", "use Bard"];

/** Actions with the card that must be possible in some position. */
function requiredActions({ type, abilities }: SoulCard): string[] {
  const skills = abilities.filter(({ kind }) => kind === "activated");
  const makesEnergy = JSON.stringify(skills).includes("add-energy");
  return [
    ...(type === "core" ? ["energy-up"] : ["cast"]),
    ...(skills.length > 0 ? [makesEnergy ? "use-energy" : "use"] : []),
  ];
}

test.each(tried.map((card) => [card.name, card] as const))("%s can be played and used", (name, card) => {
  const done = new Set(positionsOf(card).flatMap((layout) => [...tryIn(layout, name)]));
  expect(requiredActions(card).filter((type) => !done.has(type))).toEqual([]);
});
