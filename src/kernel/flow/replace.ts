import { canPointAt } from "../information/visibility";
import type { Engine, Position } from "../rules";
import type { Change } from "../state/card-def";
import { NONE, type Seat } from "../state/ids";
import { type Citation, cardOf, type Watcher } from "../state/state";
import { simultaneously } from "../verbs/cards";
import { askConfirm, askPick, type Question } from "./asking";
import { call, exit, jump, localsOf, procedure, step } from "./procedure";
import { sourceOf } from "./watch";

interface AttemptLocals {
  readonly change: Change;
  /** Names of the replacements used or declined so far. */
  used: readonly string[];
  /** The replacement that its controller is asked about. */
  asked?: Watcher;
  /** Only tests whether the change is replaced. */
  readonly dry?: true;
}

interface AttemptsLocals {
  readonly changes: readonly Change[];
  readonly stamps: readonly number[];
  at: number;
  /** Indexes of the unreplaced changes. */
  kept: readonly number[];
}

/**
 * Makes a change that card text may replace: the controller of a replacement is asked before it happens.
 * `state.result` says whether it happened unreplaced. A replacement is not applied to its own effects.
 */
export function attempt(g: Engine, change: Change): void {
  if (isOpen(g, change)) return call<AttemptLocals>(g, "attempt", attemptLocals(g, change), citation(g));
  carryOut(g, [change]);
  g.state.result = true;
}

/**
 * Attempts several simultaneous changes: replacements are considered one change at a time, then the rest happens
 * together. `state.result` is the number of changes that happened unreplaced.
 */
export function attemptAll(g: Engine, changes: readonly Change[]): void {
  const stamps = changes.map((change) => stampOf(g, change));
  call<AttemptsLocals>(g, "attempts", { changes, stamps, at: 0, kept: [] }, citation(g));
}

/** In strict engines: throws if a verb makes a replaceable change outside of `attempt`. */
export function replaceGuard(g: Engine, type: string): void {
  if (!g.strict || g.attempting || g.rules.flow.changes?.[type] === undefined) return;
  if (g.state.watch[watchKey(type)] !== undefined) throw new Error(`${type} must go through attempt()`);
}

/** Keys of replacements in the index. Cached, because changes are attempted all the time. */
const watchKeys: Record<string, string> = Object.create(null);

function watchKey(type: string): string {
  watchKeys[type] ??= `replace:${type}`;
  return watchKeys[type];
}

function isOpen(g: Engine, change: Change): boolean {
  return g.state.watch[watchKey(change.type)] !== undefined;
}

/** The clause and cause that events of the change cite. */
function citation(g: Engine): Citation {
  return { rule: g.rule, cause: g.cause };
}

function attemptLocals(g: Engine, change: Change): AttemptLocals {
  return { change, used: usedBelow(g, change.type) };
}

/** Names of the replacements already running for a change of this type. */
function usedBelow(g: Engine, type: string): string[] {
  const used: string[] = [];
  for (const frame of g.state.agenda) {
    if (frame.procedure !== "attempt") continue;
    const { change, used: own } = localsOf<AttemptLocals>(frame);
    if (change.type === type) used.push(...own);
  }
  return used;
}

function carryOut(g: Engine, changes: readonly Change[]): void {
  const outer = g.attempting;
  g.attempting = true;
  try {
    for (const change of changes) g.rules.flow.confirmed?.[change.type]?.(g, change);
    for (const change of changes) {
      const carry = g.rules.flow.changes?.[change.type];
      if (carry === undefined) throw new RangeError(`no change ${change.type}`);
      carry(g, change);
    }
  } finally {
    g.attempting = outer;
  }
}

function stampOf(g: Engine, change: Change): number {
  return change.card === NONE ? NONE : cardOf(g.state, change.card).stamp;
}

function nameOf(watcher: Watcher): string {
  return `${watcher.card}.${watcher.ability}.${watcher.since}`;
}

/** Replacements of this change that are neither used nor declined. */
function candidates(g: Engine, locals: AttemptLocals): Watcher[] {
  const change = locals.change;
  const { used } = locals;
  return (g.state.watch[watchKey(change.type)] ?? []).filter(
    (w) =>
      !used.includes(nameOf(w)) && g.rules.abilities.replaces(g, sourceOf(g.state, w), w.ability, change),
  );
}

function useUp(locals: AttemptLocals, watcher: Watcher): void {
  locals.used = [...locals.used, nameOf(watcher)];
}

/** The seat affected by the change chooses between several replacements. */
function affected(g: Engine, change: Change): Seat {
  if (change.seat !== undefined) return change.seat;
  return change.card === NONE ? g.state.turn.seat : cardOf(g.state, change.card).controller;
}

/** Applies the only replacement, or the change if there is none; its seat chooses between several. */
function chooseOrApply(g: Engine, locals: AttemptLocals): Question<"pick"> | undefined {
  const change = locals.change;
  const found = candidates(g, locals);
  const [first, ...others] = found;
  if (first !== undefined && others.length > 0) {
    return {
      seat: affected(g, change),
      prompt: { key: "prompt.replacement" },
      rule: g.rule,
      options: found.map((w) => ({ card: w.card })),
      min: 1,
      max: 1,
    };
  }
  if (first !== undefined) useReplacement(g, locals, first);
  else {
    if (locals.dry !== true) carryOut(g, [change]);
    exit(g, true);
  }
  return undefined;
}

/** Applies a replacement at once, or asks its controller first if the text says "may". */
function useReplacement(g: Engine, locals: AttemptLocals, watcher: Watcher): void {
  const source = sourceOf(g.state, watcher);
  const kind = g.rules.abilities.replaces(g, source, watcher.ability, locals.change);
  useUp(locals, watcher);
  if (kind === "optional") {
    locals.asked = watcher;
    jump(g, "decide");
  } else {
    replaceChange(g, locals, watcher);
  }
}

/** Keeps the frame below the replacement: it knows which have been used and sets the final result. */
function replaceChange(g: Engine, locals: AttemptLocals, watcher: Watcher): void {
  jump(g, "replaced");
  g.rules.abilities.replace(g, sourceOf(g.state, watcher), watcher.ability, locals.change);
}

/** Whether this seat may know which card is about to change. */
function isKnown(g: Position, { card }: Change, seat: Seat): boolean {
  return card === NONE || canPointAt(g, card, seat);
}

export const attemptProcedure = procedure<AttemptLocals>(
  "attempt",
  [
    askPick("consider", "kernel:replacement", chooseOrApply, (g, locals, [at = 0]) => {
      const picked = candidates(g, locals)[at];
      jump(g, "consider");
      if (picked !== undefined) useReplacement(g, locals, picked);
    }),
    askConfirm(
      "decide",
      "kernel:replacement",
      (g, locals) => {
        if (locals.asked === undefined) return undefined;
        const source = sourceOf(g.state, locals.asked);
        const prompt = { key: "prompt.replace", args: { card: source.def } };
        return { seat: source.controller, prompt, rule: g.rule, source: source.id };
      },
      (g, locals, yes) => {
        const { asked } = locals;
        if (yes && asked !== undefined) replaceChange(g, locals, asked);
        else jump(g, "consider");
      },
    ),
    step("replaced", "kernel:replacement", (g) => exit(g, false)),
  ],
  {
    atomic: true,
    of: "caller",
    shown: (g, locals, seat) => (isKnown(g, locals.change, seat) ? locals : null),
  },
);

/** Several simultaneous changes: see `attemptAll`. */
export const attemptsProcedure = procedure<AttemptsLocals>(
  "attempts",
  [
    step("consider", "kernel:replacement", (g, locals) => {
      const change = locals.changes[locals.at];
      if (change === undefined) return jump(g, "carry out");
      g.state.result = true;
      if (isOpen(g, change))
        call<AttemptLocals>(g, "attempt", { ...attemptLocals(g, change), dry: true }, citation(g));
    }),
    step("note", "kernel:replacement", (g, locals) => {
      const at = locals.at;
      if (g.state.result === true) locals.kept = [...locals.kept, at];
      locals.at = at + 1;
      jump(g, "consider");
    }),
    step("carry out", "kernel:replacement", (g, locals) => {
      const { stamps } = locals;
      const left = locals.changes.filter(
        (change, i) => locals.kept.includes(i) && stampOf(g, change) === stamps[i],
      );
      const cards = left.flatMap((change) => (change.card === NONE ? [] : [change.card]));
      simultaneously(g, cards, () => carryOut(g, left));
      exit(g, left.length);
    }),
  ],
  {
    atomic: true,
    of: "caller",
    shown: (g, locals, seat) => (locals.changes.every((change) => isKnown(g, change, seat)) ? locals : null),
  },
);
