import {
  type Action,
  type ActionSpec,
  ask,
  cancelAnnouncement,
  cardOf,
  type Engine,
  finish,
  jump,
  moveToOwner,
  NONE,
  negate,
  nextSeat,
  OK,
  PASS,
  procedure,
  type Reader,
  type Rules,
  refuse,
  removeFromStack,
  type Seat,
  type StackItem,
  step,
  type Verdict,
  window,
  zoneOf,
} from "../../kernel";
import { turnOf } from "../../kernel/testing/tiny";
import { note } from "../../kernel/testing/tiny-orders";
import {
  type Ability,
  type Amount,
  amountOf,
  type Cost,
  canAfford,
  canAnnounce,
  type Effect,
  envOf,
  type PrintedCard,
  type Vocabulary,
} from "..";
import { performPlay, playOfStackItem, playProcedure, putOnStack, startPlay } from "../play";
import type { PlayKind } from "../playing";
import { performTriggered, raiseTrigger, triggerKind } from "../triggered";
import { vocabulary as arena, arenaRules } from "./arena";

/** The made-up game with spells, which are announced, paid for, responded to, and resolved from a stack. */
const vocabulary: Vocabulary = {
  ...arena,
  mayTarget: (_g, _env, card) => !card.rested,
  costs: Object.fromEntries(
    Object.entries(arena.costs ?? {}).map(([name, word]) => [
      name,
      { ...word, args: { n: "amount" } as const },
    ]),
  ),
  effects: {
    ...arena.effects,
    "log-number": {
      args: { n: "amount" },
      run: (g, env, { n }) =>
        note(g, `${env.sourceDef} ${amountOf(g, vocabulary, env, n as unknown as Amount)}`),
      print: () => ({ key: "arena.do.log" }),
    },
    // Removes from the stack a play that was chosen when this was announced.
    unplay: {
      args: {},
      announced: {
        options: (g) => g.state.stack.map(({ id, card }) => ({ card, value: id })),
        note: (g, _env, _args, picked) => g.state.stack[picked]?.id ?? NONE,
        prompt: () => ({ key: "prompt.unplay" }),
      },
      run: (g, env) => void removeFromStack(g, env.chosen?.unplay ?? NONE),
      print: () => ({ key: "arena.do.unplay" }),
    },
    counter: {
      args: {},
      run: (g: Engine) => {
        const top = g.state.stack.at(-1);
        if (top !== undefined) negate(g, top.id);
      },
      print: () => ({ key: "arena.do.counter" }),
    },
  },
};

type Play = Extract<Ability, { kind: "play" }>;

const spellOf = (g: Reader, def: string): Play & { cost?: readonly Cost[] } =>
  (g.rules.cards[def] as PrintedCard).abilities.find((ability) => ability.kind === "play") as Play;

/**
 * A spell. Its price in cores is its power.
 * @param isX true for a spell that costs as much more as the number chosen for it.
 */
export function spell(name: string, price: number, effect: Effect, isX = false): PrintedCard {
  const abilities: Ability[] = [{ kind: "play", effect }];
  const stats = { power: price, ...(isX && { x: 1 }) };
  return { name, number: 2, type: "spell", stats, abilities, watches: [] };
}

const coresOf = (n: number | { readonly chosen: string }): Cost => ({
  pay: "word",
  word: "cores",
  args: { n },
});

const priceOf = (g: Reader, def: string): readonly Cost[] => {
  const { power = 0, x = 0 } = g.rules.cards[def]?.stats ?? {};
  return [...(power > 0 ? [coresOf(power)] : []), ...(x > 0 ? [coresOf({ chosen: "x" })] : [])];
};

const cast: PlayKind = {
  rule: "C 1",
  effect: (g, { def }) => spellOf(g, def).effect,
  reveal: (g, { card }) => void moveToOwner(g, card, "open", { as: "reveal" }),
  cost: (g, { def }) => priceOf(g, def),
  onPaid: (g, playing) => void putOnStack(g, playing),
};

/** Triggered abilities go on the stack when a seat is about to get priority. */
const trigger = triggerKind("C 9");

function canCast(g: Reader, seat: Seat, action: Action): Verdict {
  const card = g.state.cards[action.card ?? -1];
  if (card?.zone !== zoneOf(g.state, "hand", seat).id) return refuse("tiny.no-spell", "C 2");
  const env = envOf(card);
  if (!canAnnounce(g, vocabulary, env, spellOf(g, card.def).effect)) return refuse("tiny.no-target", "C 3");
  return canAfford(g, vocabulary, env, spellOf(g, card.def).effect, priceOf(g, card.def))
    ? OK
    : refuse("tiny.too-dear", "C 4");
}

function casts(g: Reader, seat: Seat): Action[] {
  const all = zoneOf(g.state, "hand", seat).cards.map((card): Action => ({ type: "cast", card }));
  return all.filter((action) => canCast(g, seat, action).ok);
}

const play = (g: Engine, seat: Seat, { card = -1 }: Action) => startPlay(g, ["cast", cast], seat, card);

const casting: ActionSpec = { types: ["cast"], options: casts, can: canCast, do: play };

/** Puts a spell that has resolved or fizzled into the trash. */
function away(g: Engine, { card }: StackItem): void {
  if (g.state.zones[cardOf(g.state, card).zone]?.key === "open")
    moveToOwner(g, card, "trash", { as: "spent" });
}

const game = procedure("game", [
  step(
    "ask",
    "C 5",
    (g) => ask(g, { kind: "act", seat: 0, prompt: { key: "prompt.act" }, rule: "C 5" }),
    (g, _locals, answer) => {
      if (answer.do !== "act") return;
      if (answer.action.type === PASS.type) return jump(g, "end");
      play(g, answer.seat, answer.action);
    },
  ),
  window("respond", "C 6", "respond"),
  step("again", "C 5", (g) => jump(g, "ask")),
  step("end", "C 7", (g) => finish(g, [], "quiet", "C 7")),
]);

/** Rules of the made-up game of spells over these cards. */
export function spellcraft(cards: readonly PrintedCard[]): Rules {
  const rules = arenaRules(cards, vocabulary);
  return {
    ...rules,
    board: {
      ...rules.board,
      zones: [...rules.board.zones, { key: "open", shared: true, sees: "all", shape: "row" }],
    },
    flow: {
      ...rules.flow,
      procedures: { ...rules.flow.procedures, game, play: playProcedure(vocabulary, { cast, trigger }) },
      triggers: {
        order: "nested",
        choose: true,
        when: "priority",
        rule: "C 9",
        raise: (g, raised) => raiseTrigger(g, vocabulary, ["trigger", trigger], raised),
      },
      windows: {
        respond: {
          mode: "stack",
          priority: true,
          prompt: { key: "prompt.respond" },
          then: "first",
          seats: (g) => {
            const last = g.state.stack.at(-1)?.seat ?? 0;
            return [nextSeat(g.state, last), last];
          },
          specs: [casting],
          resolve: (g, item) => {
            note(g, `resolve ${item.def}`);
            const playing = playOfStackItem(item);
            if (playing.kind === "trigger") return performTriggered(g, playing, "C 9");
            away(g, item);
            performPlay(g, spellOf(g, playing.def).effect, playing, "C 6");
          },
          fizzle: (g, item) => {
            note(g, `fizzle ${item.def}`);
            away(g, item);
          },
        },
      },
    },
    decisions: {
      ...rules.decisions,
      ...turnOf(casting),
      announced: ["cast"],
      anytime: { back: cancelAnnouncement("C 8") },
    },
  };
}
