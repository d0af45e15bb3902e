import { expect, test } from "vitest";
import {
  type Action,
  type AllotDecision,
  type Answer,
  allotments,
  answerLegal,
  createGame,
  legalActions,
} from "../../../kernel";
import { randomAnswer, randomFrom } from "../../../opponents";
import { battleSpiritsSaga } from "..";
import { aMain, aNexus, beast, type SagaScenario, saga, withCores } from "../testing";
import { isCostly, losses } from "./losses";

/** The names of the cards that an answer of the player would lose. */
function lost(g: SagaScenario, answer: Answer): string[] {
  const found = losses(g.engine, g.decision ?? null, answer).map((id) => g.state.cards[id]?.def ?? "");
  g.leaveOpen();
  return found.sort();
}

const acting = (g: SagaScenario, type: string, card: string, more: Partial<Action> = {}): Answer => ({
  seat: 0,
  do: "act",
  action: { type, card: g.id(card, 0), ...more },
});
const paying = (g: SagaScenario, amounts = (g.decision as AllotDecision).proposal): Answer => ({
  seat: 0,
  do: "allot",
  amounts,
});

const noSoul = { soul: "void" } as const;
const dear = (cost: number) => beast("Dear", { cost });

test("BSS 9-3-2 proposes a payment that keeps every spirit, wherever the cores are", () => {
  const g = saga({
    me: { spirits: [beast("Wolf"), withCores("Emberling", 3)], hand: [dear(3)], reserve: 3, ...noSoul },
  });
  g.me.summoning("Dear");
  expect(lost(g, paying(g))).toEqual([]);
});

test("BSS 9-3-2 proposes the payment that destroys the fewest spirits if some must be destroyed", () => {
  const ox = beast("Ox", { levels: [{ cores: 3, bp: 4000 }] });
  const g = saga({
    me: { spirits: [beast("Wolf"), beast("Bear"), withCores(ox, 3)], hand: [dear(3)], reserve: 1, ...noSoul },
  });
  g.me.summoning("Dear");
  expect(lost(g, paying(g))).toEqual(["Ox"]);
});

test("BSS 11-8-1 the spirit that Ascend empties pays before other spirits are destroyed", () => {
  const scion = beast("Scion", { cost: 2, ascend: { subtype: "beast" } });
  const cub = beast("Cub", { families: ["dragon"] });
  const ox = beast("Ox", { levels: [{ cores: 3, bp: 4000 }] });
  const g = saga({ me: { spirits: [cub, withCores(ox, 3)], hand: [scion], reserve: 0, ...noSoul } });
  g.me.summoning("Scion");
  expect(lost(g, paying(g))).toEqual(["Ox"]);
});

test("BSS 10-6-7 warns whose last cores are placed by a payment that leaves just enough for LV1", () => {
  const g = saga({ me: { spirits: [beast("Wolf")], hand: [dear(3)], reserve: 3, ...noSoul } });
  expect(lost(g, acting(g, "summon", "Dear"))).toEqual([]);
  g.me.summoning("Dear");
  expect(lost(g, paying(g, [3, 0]))).toEqual(["Wolf"]);
  g.answer(paying(g, [3, 0]));
  expect(g.me.spirits).toEqual(["Dear"]);
});

test("BSS 10-6-7 warns what a card that takes all cores at once destroys before it is played", () => {
  const g = saga({ me: { spirits: [beast("Wolf")], hand: [dear(0)], reserve: 0, ...noSoul } });
  expect(lost(g, acting(g, "summon", "Dear"))).toEqual(["Wolf"]);
  g.me.summon("Dear");
  expect(g.me.spirits).toEqual(["Dear"]);
});

test("BSS 10-8-6 warns what magic that takes all cores at once destroys before it is used", () => {
  const rain = aMain("Rain", { do: "draw", who: "you", count: 1 }, 2);
  const g = saga({ me: { spirits: [beast("Wolf")], hand: [rain], reserve: 1, ...noSoul } });
  expect(lost(g, acting(g, "magic", "Rain"))).toEqual(["Wolf"]);
});

test("BSS 6-6-1-2-3 warns before taking a spirit's last core, but not a spare one", () => {
  const g = saga({ me: { spirits: [beast("Wolf"), withCores("Emberling", 3)] } });
  const data = { counter: "core" };
  expect(lost(g, acting(g, "take-core", "Wolf", { data }))).toEqual(["Wolf"]);
  expect(lost(g, acting(g, "move-core", "Wolf", { target: g.id("Emberling", 0), data }))).toEqual(["Wolf"]);
  expect(lost(g, acting(g, "take-core", "Emberling", { data }))).toEqual([]);
});

test("BSS 6-6-1-2-3d warns before an arrangement that takes a spirit's last core", () => {
  const g = saga({ me: { spirits: [beast("Wolf")], reserve: 1, ...noSoul } });
  g.me.arrange();
  const { proposal } = g.decision as AllotDecision;
  expect(lost(g, paying(g, proposal))).toEqual([]);
  expect(lost(g, paying(g, [2, 0]))).toEqual(["Wolf"]);
});

test("BSS 10-6-6 marks a card that only a spirit's last core can pay for", () => {
  const g = saga({
    me: {
      spirits: [beast("Wolf"), withCores("Emberling", 2)],
      nexuses: [withCores(aNexus("Tower"), 1)],
      hand: [dear(3), beast("Cheap", { cost: 2 }), beast("Free", { cost: 0 })],
      reserve: 1,
      ...noSoul,
    },
  });
  const costly = (name: string) => isCostly(g.engine, { type: "summon", card: g.id(name, 0) }, 0);
  expect(costly("Dear")).toBe(true);
  expect(costly("Cheap")).toBe(false);
  expect(costly("Free")).toBe(false);
});

test("BSS 9-3-2 no proposal in random games destroys a spirit that another answer would keep", () => {
  const worse: string[] = [];
  let prompts = 0;
  for (let n = 0; n < 4; n++) {
    const seats = [n, n + 1].map((i) => ({
      name: `P${i}`,
      deck: battleSpiritsSaga.deck.starters[i % 6]?.cards ?? [],
    }));
    const g = createGame(battleSpiritsSaga.rules, battleSpiritsSaga.setup.config(`losses ${n}`, seats, {}), {
      events: false,
    });
    const random = randomFrom(`losses ${n}`);
    for (let i = 0; i < 400 && g.state.decision !== null; i++) {
      const { decision } = g.state;
      if (decision.kind === "allot") {
        prompts++;
        const { seat, proposal, prompt } = decision;
        const lostBy = (amounts: readonly number[]) =>
          losses(g, decision, { seat, do: "allot", amounts }).length;
        const least = Math.min(...allotments(decision, 300).map(lostBy));
        if (lostBy(proposal) > least) worse.push(`${prompt.key} in game ${n}, answer ${i}`);
      }
      answerLegal(g, randomAnswer({ decision, actions: legalActions(g) }, random));
    }
  }
  expect(prompts).toBeGreaterThan(30);
  expect(worse).toEqual([]);
});
