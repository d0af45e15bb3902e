import { describe, expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { battleCores as cores } from "../../games/battle-cores/testing";
import { battleOfSouls } from "../../games/battle-of-souls";
import { draw } from "../../games/battle-of-souls/cards/parts";
import { aTactic, aWarrior, duel as souls } from "../../games/battle-of-souls/testing";
import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import { saga, withCores } from "../../games/battle-spirits-saga/testing";
import type { Game } from "../../games/game";
import { soulMasters } from "../../games/soul-masters";
import { anAbility, aUnit, duel } from "../../games/soul-masters/testing";
import { answer, createGame, type View, view as viewOf } from "../../kernel";
import { choose, word } from "../../language/build";
import { say } from "../../text";
import { EMPTY_DRAFT } from "./draft";
import { mainButton } from "./main-button";
import { promptOf } from "./prompt";
import { questionText } from "./prompt-source";

const asks = (game: Game, view: View) => say(questionText(game, view) ?? { key: "" });
const titled = (game: Game, view: View) => promptOf(game, view)?.title;
const button = (game: Game, view: View, picks: readonly number[] = []) =>
  mainButton(game, view, { ...EMPTY_DRAFT, picks }, { thinking: false, isTurnDone: false }).label;

describe("a card's prompt is worded in the card's own terms", () => {
  test("a choice of cards says what they are chosen for", () => {
    const g = saga({
      me: { hand: ["Life Drain"], reserve: 9 },
      foe: { spirits: [withCores("Emberling", 3), withCores("Scorch Hound", 3)] },
    });
    g.me.magic("Life Drain");
    expect(asks(battleSpiritsSaga, g.leaveOpen().view(0))).toMatch(
      /^Life Drain: move 1 core from a spirit the opponent controls to .+\.$/,
    );
    expect(questionText(battleSpiritsSaga, g.view(1))).toBeNull();
  });

  test("a choice by the opponent is worded from their side", () => {
    const g = saga({
      me: { hand: ["Shared Grave"], reserve: 9, spirits: [withCores("Emberling", 3)] },
      foe: { spirits: [withCores("Emberling", 3), withCores("Scorch Hound", 3)] },
    });
    g.me.magic("Shared Grave");
    while (g.decision?.seat === 0) g.pick("Emberling");
    expect(asks(battleSpiritsSaga, g.leaveOpen().view(1))).toBe(
      "Shared Grave: destroy a spirit you control.",
    );
  });

  test("an optional effect is offered by what it does, and its price by what is paid", () => {
    const g = cores({ me: { points: 5, hand: ["Pearl Diver", "Sprout", "Acorn Sage"] } });
    g.me.summon("Pearl Diver");
    expect(asks(battleCores, g.view(0))).toBe("Pearl Diver: discard a card? If you do, draw a card.");
    g.confirm();
    expect(asks(battleCores, g.leaveOpen().view(0))).toBe("Pearl Diver: discard a card.");
    expect(button(battleCores, g.view(0), [0])).toBe("Discard Sprout");
  });

  test("a card played as a shield asks for the damage to shield, not for its effect when cast", () => {
    const hit = (n: number) =>
      choose({ zone: "fighters", of: "opponent", type: "fighter" }, word("damage", { card: "target", n }), {
        as: "target",
        announced: true,
      });
    const g = duel({
      me: { battleground: [aUnit("Oak", 3, 5)], hand: [anAbility("Bolt", hit(2))] },
      foe: { hand: ["Silver Reprisal"] },
    });
    g.me.attack("Oak", "Rival");
    g.me.cast("Bolt").pick("Rival");
    g.foe.shield("Silver Reprisal");
    expect(titled(soulMasters, g.leaveOpen().view(1))).toBe("Silver Reprisal: choose the damage to shield.");
  });
});

describe("a window says what may be responded to", () => {
  test("Soul Masters names the item on the stack, also in a Main Phase", () => {
    const g = duel({ foe: { hand: [anAbility("Balm", word("heal", { n: 1 }))] } });
    g.me.pass();
    g.foe.cast("Balm");
    expect(titled(soulMasters, g.leaveOpen().view(0))).toBe("Respond to Balm?");
  });

  test("Soul Masters names the attack in the steps of a combat", () => {
    const g = duel({ me: { battleground: [aUnit("Oak")] } });
    g.me.attack("Oak", "Rival");
    expect(titled(soulMasters, g.leaveOpen().view(0))).toBe("Oak attacks Rival: respond, or pass.");
  });

  test("Battle of Souls names the newest link and the attack", () => {
    const g = souls({
      at: "battle",
      me: { fighters: [aWarrior("Elm", 2100)] },
      foe: { tactics: [aTactic("Snare", draw(1)), aTactic("Net", draw(1))] },
    });
    g.me.strike("Elm");
    expect(titled(battleOfSouls, g.view(1))).toBe("Elm attacks Bob directly: respond, or pass.");
    g.foe.activate("Snare");
    expect(titled(battleOfSouls, g.leaveOpen().view(g.decision?.seat ?? 0))).toBe("Respond to Snare?");
  });
});

test("a mulligan of Soul Masters is kept or replaced, card by card", () => {
  const g = createGame(
    soulMasters.rules,
    soulMasters.setup.config(
      "keep all",
      ["Ann", "Bob"].map((name) => ({ name, deck: soulMasters.deck.starters[0]?.cards ?? [] })),
      {},
    ),
  );
  answer(g, { seat: g.state.decision?.seat ?? 0, do: "pick", picks: [0] });
  const view = viewOf(g, g.state.decision?.seat ?? 0);
  expect(button(soulMasters, view)).toBe("Keep all");
  expect(button(soulMasters, view, [0])).toMatch(/^Replace /);
  expect(button(soulMasters, view, [0, 2, 3])).toBe("Replace these 3");
});
