import { type CardId, cardOf, type Plain, type Reader, readStat, rest, zoneOf } from "../../../kernel";
import { type Cost, type CostWords, type Env, printedCard } from "../../../language";
import { commanderOf } from "../rules/defs";
import { energyOf, energyShares, energySources, takeEnergy } from "../rules/energy";
import { generate, resourcesOf, spend } from "../rules/resources";
import { mayRest } from "../rules/resting";
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

/**
 * Combines energy and resources into one price, since energy can be converted to resources and must not pay twice (SM
 * 6.21, SM 9.4).
 */
export function mergeCosts(due: readonly Cost[]): readonly Cost[] {
  const [energy, resources] = [due.find(isWord("energy")), due.find(isWord("resources"))];
  if (energy?.pay !== "word" || resources?.pay !== "word") return due;
  const both: Cost = { ...resources, args: { ...resources.args, energy: energy.args?.n ?? 0 } };
  return due.flatMap((cost) => (cost === energy ? [] : cost === resources ? [both] : [cost]));
}

export const costs = {
  energy: {
    args: { n: "amount" },
    sum: "n",
    can: (g, env, { n }) => energyOf(g, env.seat, needed(g, env)) >= Number(n),
    sources: (g, env, { n }) => energyShares(energySources(g, env.seat, needed(g, env)), Number(n)),
    pay: (g, env, _args, parts) => takeEnergy(g, env.seat, energySources(g, env.seat, needed(g, env)), parts),
    print: printWord("cost", "energy"),
  },
  // Missing resources are made by converting energy during payment. Energy that is also due is paid in the same answer.
  resources: {
    args: { n: "amount", energy: { maybe: "amount" } },
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
