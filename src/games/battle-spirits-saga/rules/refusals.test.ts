import { expect, test } from "vitest";
import { canAct, type Refusal, type Seat } from "../../../kernel";
import { say } from "../../../text";
import { always, burst, kw, onFlash, onMain } from "../cards/card";
import { draw, standing } from "../cards/parts";
import { candidateActions, candidateMoves } from "../table/labels";
import { whyNoPick } from "../table/prompt-text";
import {
  aFlash,
  aMagic,
  aMain,
  aNexus,
  bear,
  beast,
  keyed,
  type SagaScenario,
  saga,
  strong,
  wolf,
} from "../testing";

const plain = ({ why, rule }: Refusal) => `${say(why)} ${rule}`;

/** The refusal shown to a player who presses this card, on the field or in the hand. */
function pressed(g: SagaScenario, name: string, seat: Seat = 0): string {
  const view = g.view(seat);
  const id = g.id(name);
  const barred = whyNoPick({ rules: g.engine.rules, state: view }, view, id);
  if (barred !== null) return plain(barred);
  for (const action of candidateActions(g.engine.rules.cards as never, view, id)) {
    const verdict = canAct(g.engine, seat, action);
    if (!verdict.ok) return plain(verdict);
  }
  return "";
}

test("BSS 10-6-6, BSS 10-7-6, BSS 10-8-6, BSS 8-1-6-1, BSS 6-6-1-2-2b explains why a hand card cannot be played", () => {
  const trap = aMagic("Trap", burst({ on: "life-lost", by: "you" }, draw(1)));
  const g = saga({
    me: {
      hand: [
        beast("Dear", { cost: 9 }),
        aNexus("Far", { cost: 9 }),
        aMain("Costly", draw(1), 9),
        aFlash("Spark", draw(1)),
        aMagic("Snare", onMain(draw(1)), burst({ on: "life-lost", by: "you" }, draw(1))),
        trap,
      ],
      reserve: 3,
      soul: "void",
    },
  });
  expect(["Dear", "Far", "Costly", "Spark"].map((name) => pressed(g, name))).toEqual([
    "Dear needs 10 cores: 9 to pay, 1 to stay. You have 3. BSS 10-6-6",
    "Far costs 9 cores. You have 3. BSS 10-7-6",
    "Costly costs 9 cores. You have 3. BSS 10-8-6",
    "Spark has no effect for the main step. BSS 8-1-6-1",
  ]);
  g.me.set("Trap");
  expect(pressed(g, "Trap")).toBe("A burst can only be activated when its condition is met. BSS 10-9-1");
  expect(g.me.why(g.me.doing("set-burst", "Snare")).rule).toBe("BSS 6-6-1-2-2b");
});

test("BSS 11-9-1b counts only reserve cores in a refusal of Swift", () => {
  const g = saga({
    at: "attack",
    me: { spirits: [wolf] },
    foe: {
      spirits: [strong("Elk", 4000)],
      hand: [beast("Swallow", { cost: 3, keywords: [kw("swift")] })],
      reserve: 2,
      soul: "void",
    },
    stops: ["flash"],
  });
  g.me.attack("Wolf");
  expect(pressed(g, "Swallow", 1)).toBe(
    "Swallow needs 4 cores: 3 to pay, 1 to stay. You have 2 in your reserve. BSS 10-6-6",
  );
  g.leaveOpen();
});

test("BSS 11-8-1 explains that no spirit can be emptied in a refusal of Ascend", () => {
  const g = saga({
    me: { hand: [beast("Rider", { ascend: { subtype: "dragon" } })], reserve: 9 },
  });
  expect(pressed(g, "Rider")).toBe("Rider needs one of your spirits for Ascend. BSS 11-8-1");
});

test("BSS 6-6-1-2-1, BSS 7-1-1-1, BSS 7-1-2-1, BSS 11-9-1 explains refusals in the attack step and in a flash window", () => {
  const g = saga({
    at: "attack",
    me: { spirits: [wolf, { card: strong("Tired", 1000), exhausted: true }], hand: [beast("Cub")] },
    foe: { spirits: [strong("Elk", 4000)], hand: [beast("Foal"), aMain("Study", draw(1))] },
    stops: ["flash"],
  });
  expect(["Tired", "Cub", "Elk"].map((name) => pressed(g, name))).toEqual([
    "Tired is exhausted. BSS 7-1-1-1",
    "You can only do that in the main step. BSS 6-6-1-2-1",
    "That is not one of your spirits on the field. BSS 7-1-1-1",
  ]);
  g.me.attack("Wolf");
  expect(["Foal", "Study", "Elk"].map((name) => pressed(g, name, 1))).toEqual([
    "Foal does not have Swift. BSS 11-9-1",
    "Study has no flash effect. BSS 8-1-6-1",
    "Only flash effects can be used now. BSS 7-1-2-1",
  ]);
  g.through();
});

test("BSS 7-1-3-1, BSS 1-3-3, BSS 11-14-1 explains why a spirit cannot block", () => {
  const shy = beast("Shy", { effects: [always(standing("this", ["cannot-block"], 1))] });
  const block = (attacker: typeof wolf) => {
    const g = saga({
      at: "attack",
      me: { spirits: [attacker], hand: [aFlash("Spark", draw(1))] },
      foe: {
        spirits: [
          { card: strong("Tired", 1000), exhausted: true },
          shy,
          wolf,
          keyed("Ghost", kw("astral")),
          strong("Bull", 9000),
        ],
        nexuses: [aNexus("Tower")],
        hand: [aMagic("Glint", onFlash(draw(1)))],
      },
    });
    g.me.attack(attacker.name);
    const names = ["Tired", "Shy", "Wolf", "Tower", attacker.name, "Glint"];
    const messages = names.map((name) => pressed(g, name, 1));
    g.leaveOpen();
    return messages;
  };
  expect(block(bear)).toEqual([
    "Tired is exhausted. BSS 7-1-3-1",
    "Shy cannot block because of an effect. BSS 1-3-3",
    "Answer the current prompt first. BSS 7-1-3-1",
    "Tower is not a spirit. BSS 7-1-3-1",
    "That is not one of your spirits on the field. BSS 7-1-3-1",
    "Answer the current prompt first. BSS 7-1-3-1",
  ]);
  expect(block(keyed("Wisp", kw("astral")))[2]).toBe("Wolf cannot block Wisp, which has Astral. BSS 11-14-1");
  const proud = beast("Proud", { effects: [always(standing("this", ["no-block-bp"], 3000))] });
  expect(block(proud)[2]).toBe("Wolf cannot block Proud because of an effect. BSS 1-3-3");
});

test("BSS 6-6-1-2-3, BSS 6-6-1-2-3e explains where a core may not go and why it stays in place", () => {
  const g = saga({
    me: { spirits: [{ card: wolf, cores: 2 }], nexuses: [aNexus("Tower")], hand: [beast("Cub")], reserve: 2 },
    foe: { spirits: [strong("Elk", 4000)] },
  });
  const zone = (key: string, owner: Seat) => ({
    zone: g.state.zones.find((own) => own.key === key && own.owner === owner)?.id ?? -1,
  });
  type Spread = Parameters<typeof candidateMoves>[1];
  const tried = (from: Spread, to?: Spread) => {
    const [action] = candidateMoves("core", from, to);
    const verdict = action && canAct(g.engine, 0, action);
    return verdict === undefined || verdict.ok ? "" : plain(verdict);
  };
  const mine = { card: g.id("Wolf") };
  const theirs = { card: g.id("Elk") };
  const barred = "You can only move cores between your own field and reserve. BSS 6-6-1-2-3e";
  expect(tried(mine, zone("reserve", 0))).toBe("");
  expect(tried(zone("reserve", 0), mine)).toBe("");
  expect(tried(mine, { card: g.id("Tower") })).toBe("");
  for (const to of [theirs, { card: g.id("Cub") }, zone("life", 0), zone("trash", 0), zone("reserve", 1)]) {
    expect(tried(mine, to)).toBe(barred);
    expect(tried(zone("reserve", 0), to)).toBe(barred);
  }
  for (const from of [zone("life", 0), zone("trash", 0), zone("void", 0), zone("reserve", 1), theirs]) {
    expect(tried(from)).toBe(barred);
    expect(tried(from, mine)).toBe(barred);
  }
  g.me.endMain();
  expect(tried(mine)).toBe("You can only do that in the main step. BSS 6-6-1-2-1");
  const bare = saga({ me: { reserve: 2 } });
  const [action] = candidateMoves("core", zone("reserve", 0));
  expect(action && bare.me.why(action).rule).toBe("BSS 6-6-1-2-3");
});
