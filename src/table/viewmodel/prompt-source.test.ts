import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { battleOfSouls } from "../../games/battle-of-souls";
import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import { d20Warriors } from "../../games/d20-warriors";
import { at, d20, plain, special } from "../../games/d20-warriors/testing";
import { soulMasters } from "../../games/soul-masters";
import { answer, createGame, type Decision, legalActions, view } from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";
import { say } from "../../text";
import { askingText } from "./prompt-source";

/** The expected paragraphs for decisions of these kinds. */
const WORDS: Readonly<Record<string, RegExp>> = {
  "prompt.may": /you may|\(/,
  "prompt.replace": /instead/,
  "prompt.discard": /[Dd]iscard/,
  "prompt.pay-return": /^Price\(Return/,
  "prompt.battle-cores.search": /Search/,
  "prompt.battle-cores.quick-summon": /Quick Summon/,
};

/** Whether a card asks through its text. Blocks and orders of triggers are decisions of the rules about cards. */
const byText = ({ source, prompt }: Decision) =>
  source !== undefined && prompt.key !== "prompt.battle-cores.block";

test.each([d20Warriors, battleCores])(
  "$title: a card's decision shows the paragraph of its text that asks",
  (game) => {
    const seenPrompts = new Set<string>();
    for (let n = 0; n < 16; n++) {
      const random = randomFrom(`asking ${n}`);
      const people = [0, 1].map((i) => ({
        name: `Player ${i + 1}`,
        deck: game.deck.starters[(n + i) % game.deck.starters.length]?.cards ?? [],
      }));
      const g = createGame(game.rules, game.setup.config(`asking ${n}`, people, {}));
      for (let i = 0; i < 300 && g.state.decision !== null; i++) {
        const { decision } = g.state;
        const found = askingText(game, view(g, decision.seat));
        if (byText(decision)) {
          seenPrompts.add(decision.prompt.key);
          expect(found, decision.prompt.key).not.toBeNull();
          expect(say(found ?? { key: "" })).toMatch(WORDS[decision.prompt.key] ?? /./);
        } else if (decision.kind === "act" || decision.source !== undefined) expect(found).toBeNull();
        answer(g, randomAnswer({ decision, actions: legalActions(g) }, random));
      }
    }
    expect(seenPrompts.size).toBeGreaterThan(3);
  },
);

/** Questions of the rules or of a keyword about a card. */
const UNPRINTED = [
  "prompt.battle-spirits-saga.pay",
  "prompt.battle-spirits-saga.place-cores",
  "prompt.battle-spirits-saga.block",
  "prompt.soul-masters.phase",
];

/** What runs while a card's text is carried out. Everything else is a step of the rules. */
const TEXT_PROCEDURES = ["effect", "play", "attempt"];

test.each([battleSpiritsSaga, soulMasters, battleOfSouls])(
  "$title: finding the asking paragraph never throws, also while an answer is shown step by step",
  (game) => {
    const seenPrompts = new Set<string>();
    let steps = 0;
    for (let n = 0; n < 4; n++) {
      const random = randomFrom(`unprinted ${n}`);
      const people = [0, 1].map((i) => ({
        name: `Player ${i + 1}`,
        deck: game.deck.starters[(n + i) % game.deck.starters.length]?.cards ?? [],
      }));
      const g = createGame(game.rules, game.setup.config(`unprinted ${n}`, people, {}), { trace: true });
      for (let i = 0; i < 600 && g.state.decision !== null; i++) {
        const { decision } = g.state;
        const { key } = decision.prompt;
        const found = askingText(game, view(g, decision.seat));
        if (decision.kind === "act" || decision.source === undefined || UNPRINTED.includes(key)) {
          seenPrompts.add(key);
          expect(found, key).toBeNull();
        }
        for (const state of g.trace ?? []) {
          const shown = askingText(game, view({ ...g, state }, decision.seat));
          const procedure = state.agenda.at(-1)?.procedure ?? "";
          if (TEXT_PROCEDURES.includes(procedure)) continue;
          steps++;
          expect(shown, procedure).toBeNull();
        }
        answer(g, randomAnswer({ decision, actions: legalActions(g) }, random));
      }
    }
    expect(seenPrompts.size).toBeGreaterThan(3);
    expect(steps).toBeGreaterThan(100);
  },
);

test("of two paragraphs with the same prompt the one being carried out is found", () => {
  const flips = {
    do: "choose",
    from: { face: "down" },
    then: { do: "flip", card: "it", face: "up" },
  } as const;
  const lifts = {
    do: "choose",
    from: { face: "up" },
    then: { do: "flip", card: "it", face: "down" },
  } as const;
  const abilities = [flips, lifts].map((effect) => ({ kind: "activated", cost: [], effect }) as const);
  const twice = special("Twice", { abilities });
  const g = d20({ me: { field: [at(0, 0, twice), at(1, 0, plain("Other"))] } });
  const game = {
    ...d20Warriors,
    rules: g.engine.rules,
    cards: { ...d20Warriors.cards, pool: g.engine.rules.cards, text: () => ({ abilities: ["one", "two"] }) },
  } as never;
  g.me.use("Twice", 1);
  expect(askingText(game, g.view(0))).toBe("two");
  g.leaveOpen();
});
