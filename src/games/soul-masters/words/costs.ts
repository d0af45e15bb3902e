import {
  type CardId,
  cardOf,
  type Plain,
  type Reader,
  readStat,
  rest,
  type Share,
  zoneOf,
} from "../../../kernel";
import { type Cost, type CostWords, type Env, printedCard, type WordArgs } from "../../../language";
import { commanderOf } from "../rules/defs";
import { energyOf, energyShares, energySources, takeEnergy } from "../rules/energy";
import { millCards, putTopUnder } from "../rules/piles";
import { generate, resourcesOf, spend, spendStored, storedOn } from "../rules/resources";
import { mayRest } from "../rules/resting";
import { message } from "../table/messages";
import { printWord } from "./print-word";

const priceOfOne = (g: Reader, { seat }: Pick<Env, "seat">) =>
  readStat(g, commanderOf(g, seat).id, "conversion");

/** The number of resources that must be converted for this price, and the energy for it (SM 6.23, SM 8.5). */
function shortfall(g: Reader, env: Pick<Env, "seat">, n: number): number {
  return Math.max(0, n - resourcesOf(g, env.seat)) * priceOfOne(g, env);
}

/** The total energy of such a price: for conversion, and what is due besides. */
const energyDue = (g: Reader, env: Pick<Env, "seat">, n: number, energy: Plain = 0) =>
  shortfall(g, env, n) + Number(energy);

/** All resource cards of a player, without tokens. */
const allResources = (g: Reader, { seat }: Pick<Env, "seat">) =>
  resourcesOf(g, seat) + zoneOf(g.state, "resource-deck", seat).cards.length;

/** The card of the skill, if the skill rests it. It cannot rest for energy too then. */
function needed(g: Reader, { source, sourceDef }: Env): CardId | undefined {
  const rests = printedCard(g.rules.cards, sourceDef)?.abilities.some(
    (ability) =>
      ability.kind === "activated" &&
      ability.cost?.some((one) => one.pay === "word" && one.word === "rest-this"),
  );
  return rests ? source : undefined;
}

const restsThis = (g: Reader, env: Env) => mayRest(g, cardOf(g.state, env.source)).ok;

const isWord = (name: string) => (cost: Cost) => cost.pay === "word" && cost.word === name;

/** Lets resources pay for a part of the energy, if the price says so. */
function withResources(due: readonly Cost[]): readonly Cost[] {
  const [energy, cheaper] = [due.find(isWord("energy")), due.find(isWord("cheaper"))];
  if (energy?.pay !== "word" || cheaper?.pay !== "word") return due;
  const both: Cost = { ...energy, args: { ...energy.args, ...cheaper.args } };
  return due.flatMap((cost) => (cost === cheaper ? [] : cost === energy ? [both] : [cost]));
}

/**
 * Combines energy and resources into one price, since energy can be converted to resources and must not pay twice (SM
 * 6.21, SM 9.4).
 */
export function mergeCosts(all: readonly Cost[]): readonly Cost[] {
  const due = withResources(all);
  const [energy, resources] = [due.find(isWord("energy")), due.find(isWord("resources"))];
  if (energy?.pay !== "word" || resources?.pay !== "word") return due;
  const both: Cost = { ...resources, args: { ...resources.args, energy: energy.args?.n ?? 0 } };
  return due.flatMap((cost) => (cost === energy ? [] : cost === resources ? [both] : [cost]));
}

/** The energy that resources of the field may pay in place of, if the text of the cast card lets them. */
const paidByResources = (g: Reader, { seat }: Pick<Env, "seat">, { most = 0, by = 1 }: WordArgs) =>
  Math.min(Number(most), resourcesOf(g, seat)) * Number(by);

export const costs = {
  energy: {
    args: { n: "amount", most: { maybe: { from: 1, to: 9 } }, by: { maybe: { from: 2, to: 5 } } },
    byAnyone: true,
    sum: "n",
    can: (g, env, { n, ...more }) =>
      energyOf(g, env.seat, needed(g, env)) + paidByResources(g, env, more) >= Number(n),
    sources: (g, env, { n, ...more }) => {
      const shares = energyShares(energySources(g, env.seat, needed(g, env)), Number(n));
      const instead = Math.min(paidByResources(g, env, more), Number(n));
      if (instead === 0) return shares;
      const left = Number(n) - shares.proposal.reduce((sum, part) => sum + part, 0);
      const label = message("soul-masters.counter.resources");
      const resource: Share = { value: "resources", label, most: instead };
      return { ...shares, options: [...shares.options, resource], proposal: [...shares.proposal, left] };
    },
    pay: (g, env, { by = 1 }, parts) => {
      const sources = energySources(g, env.seat, needed(g, env));
      spend(g, env.seat, Math.ceil((parts[sources.length] ?? 0) / Number(by)));
      takeEnergy(g, env.seat, sources, parts);
    },
    print: printWord("cost", "energy"),
  },
  // Missing resources are made by converting energy during payment. Energy that is also due is paid in the same answer.
  resources: {
    args: { n: "amount", energy: { maybe: "amount" } },
    byAnyone: true,
    sum: "n",
    can: (g, env, { n, energy }) => {
      if (allResources(g, env) < Number(n)) return false;
      const due = energyDue(g, env, Number(n), energy);
      return due === 0 || energyOf(g, env.seat, needed(g, env)) >= due;
    },
    sources: (g, env, { n, energy }) =>
      energyShares(energySources(g, env.seat, needed(g, env)), energyDue(g, env, Number(n), energy)),
    pay: (g, env, { n }, parts) => {
      const own = resourcesOf(g, env.seat);
      takeEnergy(g, env.seat, energySources(g, env.seat, needed(g, env)), parts);
      generate(g, env.seat, Math.max(0, Number(n) - own));
      spend(g, env.seat, Number(n));
    },
    print: printWord("cost", "resources"),
  },
  /** Resources on the ability's own card. */
  stored: {
    args: { n: "amount" },
    sum: "n",
    can: (g, env, { n }) => storedOn(g, env.source).length >= Number(n),
    pay: (g, env, { n }) => spendStored(g, env.source, Number(n)),
    print: printWord("cost", "stored"),
  },
  /** Resources that its player may pay for a cast card, each in place of so much energy. */
  cheaper: {
    args: { most: { from: 1, to: 9 }, by: { maybe: { from: 2, to: 5 } } },
    can: () => true,
    pay: () => undefined,
    print: printWord("cost", "cheaper"),
  },
  mill: {
    args: { n: { from: 1, to: 9 } },
    byAnyone: true,
    can: (g, env, { n }) => zoneOf(g.state, "deck", env.seat).cards.length >= Number(n),
    pay: (g, env, { n }) => millCards(g, env.seat, Number(n)),
    print: printWord("cost", "mill"),
  },
  /** Puts the top card of the discard pile under the deck. */
  "top-to-bottom": {
    args: {},
    byAnyone: true,
    can: (g, env) => zoneOf(g.state, "discard", env.seat).cards.length > 0,
    pay: (g, env) => putTopUnder(g, env.seat),
    print: printWord("cost", "top-to-bottom"),
  },
  "rest-this": {
    args: {},
    can: restsThis,
    pay: (g, env) => void rest(g, env.source),
    print: printWord("cost", "rest-this"),
  },
  // Even a newly arrived unit may intercept (SM 14.7.2).
  "rest-to-intercept": {
    args: {},
    can: (g, env) => !cardOf(g.state, env.source).rested,
    pay: (g, env) => void rest(g, env.source),
    print: printWord("cost", "rest-this"),
  },
} as const satisfies CostWords;
