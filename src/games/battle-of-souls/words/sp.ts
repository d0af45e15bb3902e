import { announce, type Engine, modifySeat, NONE, pickAtRandom, type Seat } from "../../../kernel";
import {
  asksConfirm,
  asksPick,
  type EffectWord,
  type EffectWords,
  type Env,
  seatsOf,
  type Who,
} from "../../../language";
import { destroy } from "../rules/destroying";
import { modeOf, opponentsOf } from "../rules/modes";
import { damage, gainSp, holdersAgainst, hurtSelf, loseSp, paySp, spOf } from "../rules/sp";
import { set } from "../rules/vars";
import { message } from "../table/messages";
import { withAmount } from "./amount";
import { base } from "./base";
import { numberIn, printWord, WHO } from "./print-word";

/**
 * The players who take damage "to the opponent": in a battle royal each of them (BOS 14.2), otherwise the chosen one.
 */
function targetSeats(g: Engine, { seat, foe }: Env): Seat[] {
  if (foe !== undefined) return [foe];
  return holdersAgainst(g, seat);
}

/** With divided SP one opponent is chosen (BOS 8.26). */
const mustPick = (g: Engine, env: Env) => modeOf(g) === "split" && targetSeats(g, env).length > 1;

/** Deals effect damage. Its player gains the sum of what all of them lose (BOS 14.3). */
function deal(g: Engine, { seat, source }: Env, to: readonly Seat[], n: number): void {
  for (const foe of to) damage(g, { by: seat, to: foe, n, kind: "effect", card: source });
}

const harm = {
  args: { n: "amount" },
  causes: ["effect-damage"],
  ...asksPick(
    (g, env, { n }) => {
      if (!mustPick(g, env)) {
        deal(g, env, targetSeats(g, env), numberIn(g, base, env, n));
        return undefined;
      }
      return {
        prompt: { key: "prompt.choose-opponent", args: { card: env.sourceDef } },
        rule: "BOS 8.26",
        options: targetSeats(g, env).map((seat) => ({
          value: seat,
          label: message("prompt.player", { player: g.state.seats[seat]?.name ?? "" }),
        })),
        min: 1,
        max: 1,
      };
    },
    (g, env, { n }, [at = 0]) => {
      const foe = targetSeats(g, env)[at];
      if (foe !== undefined) deal(g, env, [foe], numberIn(g, base, env, n));
    },
  ),
  print: (args) => printWord("do", "harm")(withAmount(args)),
} as const satisfies EffectWord;

const forSeats = (name: string, change: (g: Engine, seat: Seat, n: number) => void) =>
  ({
    args: { who: { maybe: WHO }, n: "amount" },
    run: (g, env, { who, n }) => {
      const amount = numberIn(g, base, env, n);
      for (const seat of seatsOf(g, env, (who ?? "you") as Who)) change(g, seat, amount);
    },
    print: (args) => printWord("do", name)(withAmount({ who: "you", ...args })),
  }) as const satisfies EffectWord;

/** A payment due in a phase. If it is not paid, its card is destroyed (BOS 10.8). */
const upkeep = {
  args: { n: { from: 1, to: 8000 } },
  causes: ["destroyed"],
  ...asksConfirm(
    (g, { seat, source, sourceDef }, { n }) => {
      if (spOf(g, seat) >= Number(n)) {
        const prompt = message("prompt.battle-of-souls.upkeep", { card: sourceDef, n: Number(n) });
        return { prompt, rule: "BOS 10.8" };
      }
      destroy(g, [source]);
      return undefined;
    },
    (g, { seat, source }, { n }, yes) => {
      if (yes) paySp(g, seat, Number(n), opponentsOf(g, seat)[0]);
      else destroy(g, [source]);
    },
  ),
  print: printWord("do", "upkeep"),
} as const satisfies EffectWord;

/** Words about SP and what a player may do. */
export const spWords = {
  harm,
  "harm-self": forSeats("harm-self", hurtSelf),
  "gain-sp": forSeats("gain-sp", gainSp),
  "lose-sp": forSeats("lose-sp", loseSp),
  upkeep,
  /** The recipient of a payment with divided SP, chosen when the payment is announced (BOS 8.26). */
  payee: {
    args: {},
    announced: {
      options: (g, { seat }) =>
        opponentsOf(g as Engine, seat).map((foe) => ({
          value: foe,
          label: message("prompt.player", { player: g.state.seats[foe]?.name ?? "" }),
        })),
      note: (g, { seat }, _args, picked) => opponentsOf(g, seat)[picked] ?? NONE,
      prompt: ({ sourceDef }) => message("prompt.battle-of-souls.payee", { card: sourceDef }),
    },
    run: () => undefined,
    print: printWord("do", "payee"),
  },
  /** Allows one more deployment this turn (BOS 10.11). */
  "deploy-more": {
    args: { of: { maybe: ["warrior"] } },
    run: (g, { seat, source }, { of }) =>
      modifySeat(g, seat, {
        stat: of === "warrior" ? "warrior-deployments" : "deployments",
        layer: "only",
        op: "add",
        amount: 1,
        source,
        until: "turn",
      }),
    print: printWord("do", "deploy-more"),
  },
  /** Flips a public coin (BOS 1.10). */
  coin: {
    args: {},
    run: (g, { seat, source, sourceDef }) => {
      const side = pickAtRandom(g, seat, 2) === 0 ? "heads" : "tails";
      set(g, "coin", side);
      announce(g, "coin", seat, { card: source, def: sourceDef, data: { side } });
    },
    print: printWord("do", "coin"),
  },
} as const satisfies EffectWords;
