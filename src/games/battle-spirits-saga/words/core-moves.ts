import {
  type AllotDecision,
  allotments,
  type CardId,
  cardOf,
  type Engine,
  type Plain,
  type Reader,
  readStat,
  type Seat,
  seatsFrom,
  type Total,
} from "../../../kernel";
import { type Env, seatsOf, type Who, type WordArgs } from "../../../language";
import { shareOf } from "../rules/core-shares";
import {
  type CoreZone,
  coresOn,
  isSamePlace,
  KINDS,
  type Kind,
  moveCores,
  type Source,
  sumOf,
  zoneHolder,
} from "../rules/cores";
import { isOnField } from "../rules/zones";
import { message } from "../table/messages";
import { number } from "./builders";
import { cardsNamed } from "./print-word";

/** A move of one player's cores: source, destination and number. */
export interface CoreMove {
  readonly owner: Seat;
  readonly from: Source["holder"];
  readonly to: Source["holder"];
  readonly into: CoreZone | "card";
  readonly n: number;
}

/** The owner, and the card if the word refers to one on the field. */
function placesOf(g: Reader, env: Env, { card, who, from }: WordArgs): { owner: Seat; id?: CardId }[] {
  if (card === undefined) return seatsOf(g, env, (who ?? "you") as Who).map((owner) => ({ owner }));
  return cardsNamed(g, env, card)
    .filter((id) => isOnField(g, cardOf(g.state, id)))
    .filter((id) => from !== undefined || !keepsCores(g, env, id))
    .map((id) => ({ owner: cardOf(g.state, id).controller, id }));
}

/** Whether this effect cannot remove cores from a card, which is another player's (BSS 1-3-3). */
export const keepsCores = (g: Reader, { seat }: Env, id: CardId): boolean =>
  cardOf(g.state, id).controller !== seat && readStat(g, id, "cores-protected") > 0;

/** The card onto which cores are moved, if it is one of that player on the field. */
function hostOf(g: Reader, env: Env, onto: Plain | undefined, owner: Seat): CardId | undefined {
  if (onto === undefined) return undefined;
  return cardsNamed(g, env, onto).find((id) => {
    const card = cardOf(g.state, id);
    return isOnField(g, card) && card.controller === owner;
  });
}

/** All core moves of a word. Moves between the same two places are merged. */
export function coreMoves(g: Reader, envs: readonly Env[], args: WordArgs): CoreMove[] {
  const ways: CoreMove[] = [];
  for (const env of envs) {
    const n = Math.max(0, number(g, env, args.amount));
    for (const { owner, id } of placesOf(g, env, args)) {
      const place = (name: Plain | undefined): Source["holder"] =>
        name === undefined && id !== undefined
          ? { card: id }
          : zoneHolder(g, owner, (name ?? "reserve") as CoreZone);
      const host = hostOf(g, env, args.onto, owner);
      if (args.onto !== undefined && host === undefined) continue;
      const [from, to] = [place(args.from), host === undefined ? place(args.to) : { card: host }];
      if (isSamePlace(from, to)) continue;
      const at = ways.findIndex((way) => isSamePlace(way.from, from) && isSamePlace(way.to, to));
      const into = (host === undefined ? (args.to ?? "card") : "card") as CoreZone | "card";
      if (at < 0) ways.push({ owner, from, to, into, n });
      else ways[at] = { owner, from, to, into, n: n + (ways[at]?.n ?? 0) };
    }
  }
  return ways;
}

/** Kinds that an effect may move there: no soul core into life or void (BSS 4-11-3c). */
const movable = (to: CoreMove["into"]): readonly Kind[] =>
  to === "life" || to === "void" ? ["core"] : KINDS;

function sourcesIn(g: Reader, { from, into }: CoreMove): Source[] {
  return movable(into).flatMap((kind) => {
    const most = coresOn(g, from, kind);
    const card = "card" in from ? { card: from.card } : undefined;
    return most === 0 ? [] : [{ holder: from, kind, most, ...card }];
  });
}

/** Core moves from the same place, with the cores there. */
interface Group {
  readonly ways: readonly CoreMove[];
  readonly sources: readonly Source[];
  readonly due: number;
}

function groupsOf(g: Reader, ways: readonly CoreMove[]): Group[] {
  const groups: { readonly ways: CoreMove[]; readonly sources: readonly Source[] }[] = [];
  for (const way of ways) {
    const found = groups.find((group) => group.ways.some(({ from }) => isSamePlace(from, way.from)));
    if (found === undefined) groups.push({ ways: [way], sources: sourcesIn(g, way) });
    else found.ways.push(way);
  }
  return groups.map((group) => {
    const total = group.ways.reduce((sum, { n }) => sum + n, 0);
    return { ...group, due: Math.min(total, sumOf(group.sources)) };
  });
}

/** One amount for each move and kind of core, which together make up what the group gives. */
interface Shares {
  readonly options: AllotDecision["options"];
  readonly totals: readonly Total[];
  readonly proposal: readonly number[];
}

function sharesOf(g: Reader, { ways, sources, due }: Group): Shares {
  const pairs = ways.flatMap((way) => sources.map((source) => ({ way, source })));
  const indexes = (fits: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.flatMap((pair, i) => (fits(pair) ? [i] : []));
  const isEnough = due === ways.reduce((sum, { n }) => sum + n, 0);
  const ofWays = ways.map((way): Total => {
    const of = indexes((pair) => pair.way === way);
    return { of, min: isEnough ? way.n : 0, max: way.n };
  });
  const ofKinds = sources.map((source): Total => {
    return { of: indexes((pair) => pair.source === source), min: 0, max: source.most };
  });
  const left = new Map(sources.map((source) => [source, source.most]));
  let open = due;
  const proposal = ways.flatMap(({ n }) => {
    let needed = Math.min(n, open);
    return sources.map((source) => {
      const given = Math.min(needed, left.get(source) ?? 0);
      left.set(source, (left.get(source) ?? 0) - given);
      needed -= given;
      open -= given;
      return given;
    });
  });
  return {
    options: pairs.map(({ way, source }) => ({ ...shareOf(g, source), most: Math.min(way.n, source.most) })),
    totals:
      ways.length === 1
        ? [{ of: indexes(() => true), min: due, max: due }]
        : [{ of: indexes(() => true), min: due, max: due }, ...ofWays, ...ofKinds],
    proposal,
  };
}

/** Joins the groups' shares into one decision. */
function joined(shares: readonly Shares[]): Shares {
  return shares.reduce<Shares>(
    (all, { options, totals, proposal }) => ({
      options: [...all.options, ...options],
      totals: [
        ...all.totals,
        ...totals.map(({ of = [], ...total }) => ({ of: of.map((i) => i + all.options.length), ...total })),
      ],
      proposal: [...all.proposal, ...proposal],
    }),
    { options: [], totals: [], proposal: [] },
  );
}

const isOpen = (g: Reader, group: Group, question: Omit<AllotDecision, keyof Shares>) =>
  group.due > 0 && allotments({ ...question, ...sharesOf(g, group) }, 2).length > 1;

/** For each owner, turn player first, the groups that leave the owner a choice. */
function byOwner(g: Reader, env: Env, groups: readonly Group[]) {
  return seatsFrom(g.state, Math.max(0, g.state.turn.seat)).flatMap((seat) => {
    const own = groups.filter(({ ways }) => ways[0]?.owner === seat);
    const question = {
      kind: "allot",
      seat,
      rule: "BSS 8-5-6",
      source: env.source,
      prompt: message("prompt.battle-spirits-saga.which-cores", { card: env.sourceDef, n: 0 }),
    } as const;
    const open = own.filter((group) => isOpen(g, group, question));
    const n = open.reduce((sum, { due }) => sum + due, 0);
    const prompt = message("prompt.battle-spirits-saga.which-cores", { card: env.sourceDef, n });
    return open.length === 0 ? [] : [{ open, asked: { ...question, prompt } }];
  });
}

/** The cores' owner chooses which kind moves, if it makes a difference (BSS 8-5-6). */
export function coreQuestions(g: Reader, envs: readonly Env[], args: WordArgs): readonly AllotDecision[] {
  const [env] = envs;
  if (env === undefined || args.from === "void") return [];
  return byOwner(g, env, groupsOf(g, coreMoves(g, envs, args))).map(({ open, asked }) => {
    const { options, totals, proposal } = joined(open.map((group) => sharesOf(g, group)));
    const [only] = totals;
    const whole = totals.length === 1 && only !== undefined ? [{ min: only.min, max: only.max }] : totals;
    return { ...asked, options, totals: whole, proposal };
  });
}

/** Makes all core moves, with their owners' choices. */
export function carryOutCoreMoves(
  g: Engine,
  envs: readonly Env[],
  args: WordArgs,
  answers: readonly (readonly number[])[],
): void {
  const [env] = envs;
  if (env === undefined) return;
  const groups = groupsOf(g, coreMoves(g, envs, args));
  const choices = byOwner(g, env, groups);
  const amountsOf = (group: Group): readonly number[] => {
    const i = choices.findIndex(({ open }) => open.includes(group));
    const open = choices[i]?.open ?? [];
    const before = open
      .slice(0, open.indexOf(group))
      .reduce((n, { ways, sources }) => n + ways.length * sources.length, 0);
    const given = answers[i]?.slice(before, before + group.ways.length * group.sources.length);
    return given ?? sharesOf(g, group).proposal;
  };
  // Reads everything before moving anything.
  const moves = groups.flatMap((group) => {
    const amounts = amountsOf(group);
    return group.ways.flatMap(({ from, to }, w) =>
      group.sources.map(({ kind }, s) => ({ from, to, kind, n: amounts[w * group.sources.length + s] ?? 0 })),
    );
  });
  for (const { from, to, kind, n } of moves) moveCores(g, from, to, kind, n);
}
