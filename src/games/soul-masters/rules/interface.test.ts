import { describe, expect, test } from "vitest";
import { say } from "../../../text";
import { soulMasters as game } from "../index";
import { preview } from "../table/preview";
import { stackText } from "../table/stack-text";
import { aUnit, duel } from "../testing";

const rows = (name: string) => (game.cards.print?.(name).rows ?? []).map(say);
const placed = (stat: string) => game.table.mat.cardStats.some((own) => own.stat === stat);

describe("printed card data", () => {
  test("SM 2.16 a card shows every field: its values, keywords, skills, rarity and number, and a commander's own", () => {
    for (const stat of ["cost", "atk", "capacity", "power", "health"]) expect(placed(stat)).toBe(true);
    expect(rows("Vharaxes, Ember Regent")).toEqual([
      "Resource Count 5",
      "Core Energy 6",
      "Mercenary Limit 4",
      "3 energy for a resource",
      "Common, no. 1",
    ]);
    expect(rows("Stillness")).toEqual(["Only with Eira, Still Blade", "Common, no. 249"]);
    expect(rows("Brood Matron")).toEqual(["Epic, no. 15"]);
    const { keywords, abilities } = game.cards.text("Den Keeper");
    expect(keywords).toEqual([]);
    expect(abilities.map(say)).toEqual(["ON KO – Draw a card.", "DEFENDER – Rest: Heal 1."]);
    // Skills under their bubbles, whatever their numbers are.
    const bubbles = (name: string) =>
      game.cards.text(name).abilities.map((line) => say(line).split(" – ")[0]);
    expect(bubbles("Ashwing Raider")).toEqual(["ON ATTACK"]);
    expect(bubbles("Drum Core")).toEqual(["YOUR TURN, END OF COMBAT, ONCE PER ROUND"]);
    expect(bubbles("Vharaxes, Flame Sovereign")).toEqual(["ONCE PER ROUND"]);
    expect(game.cards.pool["Cinder Whelp"]).toMatchObject({
      subtypes: ["draconian", "dragon"],
      type: "unit",
    });
  });

  test("every card's text can be printed", () => {
    for (const name of Object.keys(game.cards.pool)) {
      const { keywords, abilities } = game.cards.text(name);
      const texts = [...keywords.flatMap((own) => [own.name, own.reminder]), ...abilities].map(say);
      expect(texts.filter((text) => /soul-masters\.|undefined|\{/.test(text))).toEqual([]);
    }
  });
});

describe("information before an action", () => {
  test("SM 13.15 shows the pending damage, the capacity left, and the card's Shield Power before shielding", () => {
    const g = duel({
      me: { battleground: [aUnit("Oak", 3, 3)] },
      foe: { hand: [aUnit("Shield", 1, 1, { power: 2 }), aUnit("Other", 1, 1, { power: 1 })] },
    });
    g.me.attack("Oak", "Rival");
    g.me.pass();
    const previewOf = (name: string) => preview(g.engine, g.foe.doing("shield", name));
    expect(previewOf("Shield")?.lines.map(say)).toEqual([
      "Shields 2 damage.",
      "Oak → Rival: 3 damage, 1 with this shield; 2 more shields may be played.",
    ]);
    g.foe.shield("Shield");
    g.against("Oak", "Rival");
    g.me.pass();
    // The running total includes a shield that waits on the stack, because it cannot be countered.
    const brief = preview(g.engine, g.foe.doing("shield", "Other", { target: g.id("Rival") }))?.brief;
    expect(brief && say(brief)).toBe("1 → 0");
    g.resolve();
    expect(previewOf("Other")?.lines.map(say)).toEqual([
      "Shields 1 damage.",
      "Oak → Rival: 1 damage, 0 with this shield; 1 more shield may be played.",
    ]);
  });

  test("SM 11.17 a card on the stack shows its effect as cast, not its trap", () => {
    const g = duel({
      me: { hand: ["Pit of Stakes"], energy: 2 },
      foe: { battleground: [aUnit("Oak", 1, 3)] },
    });
    g.me.cast("Pit of Stakes").pick("Oak");
    const texts = g.state.stack.flatMap((item) => stackText(game.cards.pool, g.engine, item)).map(say);
    expect(texts).toEqual([expect.stringContaining("2 damage")]);
  });

  test("SM 19.7, SM 19.5 both players' floating crystals are counted beside their names, and passing warns that they vanish", () => {
    const g = duel({ me: { energy: [aUnit("Coal")] } });
    const passing = () => preview(g.engine, { type: "pass" })?.lines.map(say);
    expect(passing()).toEqual(["When both have passed, the Main Phase ends."]);
    g.me.crystal("Coal");
    expect(game.table.mat.counters.map(({ counter }) => counter)).toContain("crystal");
    expect(passing()).toEqual(["When both have passed, the Main Phase ends.", "1 crystal will vanish."]);
  });

  test("passing shows what follows once both have passed: the resolving item, the next step, the damage", () => {
    const g = duel({
      me: { battleground: [aUnit("Oak", 3, 3)] },
      foe: { hand: [aUnit("Shield", 1, 1, { power: 2 })] },
    });
    const passing = () => preview(g.engine, { type: "pass" })?.lines.map(say);
    g.me.attack("Oak", "Rival");
    expect(passing()).toEqual(["When both have passed, the Defender step begins."]);
    g.me.pass();
    const guard = g.foe.doing("shield", "Shield", { target: g.id("Rival") });
    const { brief = { key: "" } } = preview(g.engine, guard) ?? {};
    expect(say(brief)).toBe("3 → 1");
    g.foe.shield("Shield", "Rival");
    expect(passing()).toEqual(["When both have passed, Shield resolves."]);
    g.resolve().until("post-defender");
    expect(passing()).toEqual(["When both have passed, Oak deals 1 damage to Rival."]);
  });

  test("crystals alone do not open a window", () => {
    const g = duel({ me: { energy: 4, battleground: [aUnit("Oak")] }, foe: { energy: 4 } });
    const pointless = () =>
      g.actions().flatMap((one) => (game.timing.isPointless?.(g.engine, one) ? [one.type] : []));
    expect(new Set(pointless())).toEqual(new Set(["crystal"]));
    g.me.attack("Oak", "Rival").me.pass();
    expect(new Set(pointless())).toEqual(new Set(["crystal"]));
  });

  test("a card's cost and an attack's damage are shown in advance", () => {
    const g = duel({ me: { battleground: [aUnit("Oak", 3, 3)], hand: [aUnit("Elm", 1, 1, { cost: 2 })] } });
    expect(preview(g.engine, g.me.doing("cast", "Elm"))?.lines.map(say)).toEqual(["Costs 2 energy."]);
    const attack = { type: "attack", card: g.id("Oak"), target: g.id("Rival") };
    expect(preview(g.engine, attack)?.lines.map(say)).toEqual(["Oak would deal 3 damage to Rival."]);
  });
});

test("every event in the log and every legal action has its text", () => {
  const g = duel({ me: { battleground: [aUnit("Oak", 3, 3)] } });
  const label = () => g.actions().map((action) => say(game.table.actionLabel(g.view(0), action)));
  expect(label()).toContain("Attack Rival with Oak");
  g.me.attack("Oak", "Rival").fightOn();
  const names = { name: (seat: number) => ["Ann", "Bob"][seat] ?? "", zones: [] };
  const lines = g.events.flatMap((event) => game.table.logLine(event, names) ?? []);
  expect(lines.map(say)).toEqual(["Oak attacks Rival.", "Oak deals 3 damage to Rival."]);
});
