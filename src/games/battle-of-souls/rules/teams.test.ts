import { describe, expect, test } from "vitest";
import { say } from "../../../text";
import { battleOfSouls } from "..";
import { draw, harm, ignition, OWN, target, word } from "../cards/parts";
import { able, aWarrior, duel, type SoulsLayout, spell, started } from "../testing";

describe("teams", () => {
  const teams = [0, 0, 1, 1];
  const two = (me: SoulsLayout["me"], more: Partial<SoulsLayout> = {}) =>
    duel({ me, teams, others: [{}, {}], ...more });
  const split = (me: SoulsLayout["me"], more: Partial<SoulsLayout> = {}) =>
    two(me, { options: { sp: "split" }, ...more });

  test("BOS 8.15 a team shares 8000 SP", () => {
    expect(started({ seats: 6, teams: [0, 0, 0, 1, 1, 1] }).state.teams).toEqual({
      0: { sp: 8000 },
      1: { sp: 8000 },
    });
  });

  test("BOS 8.16 damage to a member, gains and payments belong to the team", () => {
    const g = two({ fighters: [spell("Bolt", harm(500))] });
    g.me.use("Bolt");
    expect(g.sp).toEqual([8500, 8500, 7500, 7500]);
    const paid = two({ fighters: [spell("Dear", draw(1), 500)] });
    paid.me.use("Dear");
    expect(paid.sp).toEqual([7500, 7500, 8500, 8500]);
    const fought = two({ fighters: [aWarrior("Oak", 700)] }, { at: "battle" });
    fought.me.strike("Oak", 3);
    expect(fought.sp).toEqual([8700, 8700, 7300, 7300]);
  });

  test("the log names all members of the winning team", () => {
    const g = two({});
    for (const seat of [2, 3]) g.answer({ seat, do: "anytime", action: { type: "concede" } });
    const over = g.events.find(({ type }) => type === "game-over");
    const line =
      over &&
      battleOfSouls.table.logLine(over, {
        name: (seat) => ["Ann", "Bea", "Cy", "Di"][seat] ?? "",
        zones: [],
      });
    expect(g.winners).toEqual([0, 1]);
    expect(line && say(line)).toEqual(expect.stringMatching(/^Ann and Bea win: /));
  });

  test("BOS 8.15, BOS 8.24 SP are shown once if shared, otherwise for each member and in total", () => {
    const scores = (options = {}) => {
      const g = started({ seats: 4, teams, options });
      const reader = { rules: battleOfSouls.rules, state: g.state };
      const { value, isShared } = battleOfSouls.status.teamScore?.(reader, 1) ?? {};
      return { own: battleOfSouls.status.score(reader, 2).value, team: value, isShared };
    };
    expect(scores()).toEqual({ own: 8000, team: 8000, isShared: true });
    expect(scores({ sp: "split" })).toEqual({ own: 4000, team: 8000, isShared: false });
    const { rules } = battleOfSouls;
    const { state } = started({ seats: 4 });
    expect(battleOfSouls.status.teamScore?.({ rules, state }, 1)).toBeNull();
  });

  test("BOS 8.17 the first team with 16000 wins with all its members", () => {
    const g = two(
      { fighters: [spell("Bolt", harm(500))], sp: 15600 },
      { foe: { sp: 15600 }, others: [{ sp: 8000 }, { sp: 8000 }] },
    );
    g.me.use("Bolt");
    expect(g.winners).toEqual([0, 1]);
  });

  test("BOS 8.18, BOS 8.19, BOS 8.20, BOS 8.21, BOS 8.22 divided SP: 4000, 2000, 1600 and 800 each", () => {
    const each = (size: number) =>
      started({
        seats: 2 * size,
        teams: Array.from({ length: 2 * size }, (_, i) => Math.floor(i / size)),
        options: { sp: "split" },
      }).sp;
    const all = [2, 4, 5, 10].map(each);
    expect(all.map((sp) => ({ players: sp.length, sp: [...new Set(sp)] }))).toEqual([
      { players: 4, sp: [4000] },
      { players: 8, sp: [2000] },
      { players: 10, sp: [1600] },
      { players: 20, sp: [800] },
    ]);
  });

  test("BOS 8.24 with divided SP each member takes their own damage; the team wins by its total and plays on without a member", () => {
    const sp4 = { sp: 4000 };
    const g = split({ fighters: [spell("Bolt", harm(500))], ...sp4 }, { foe: sp4, others: [sp4, sp4] });
    g.me.use("Bolt");
    g.value(3);
    expect(g.sp).toEqual([4500, 4000, 4000, 3500]);
    const won = split(
      { fighters: [spell("Bolt", harm(500))], sp: 8000 },
      { foe: { sp: 7500 }, others: [sp4, sp4] },
    );
    won.me.use("Bolt");
    expect(won.value(2).winners).toEqual([0, 1]);
    const out = split(
      { fighters: [spell("Bolt", harm(500))], ...sp4 },
      { foe: sp4, others: [{ sp: 500 }, sp4] },
    );
    out.me.use("Bolt");
    out.value(2);
    expect(out.state.seats.map(({ status }) => status)).toEqual(["in", "in", "out", "in"]);
    expect(out.winners).toBeUndefined();
  });

  test("BOS 8.25 all members of a team take their turns, then all of the other", () => {
    const g = two({});
    const seats = [g.turnOf];
    for (let i = 0; i < 4; i++) seats.push(g.nextTurn().turnOf);
    expect(seats).toEqual([0, 1, 2, 3, 0]);
  });

  test("BOS 8.26 each player has their own mat; the opponent is a chosen member, who also receives payments", () => {
    const give = able(
      "Give",
      ignition([{ pay: "cards", from: { of: "you", type: "fighter" }, count: 1, how: "sacrifice" }], draw(1)),
    );
    const g = two(
      { fighters: [give] },
      { foe: { fighters: [aWarrior("Friend")] }, others: [{ fighters: [aWarrior("Ash")] }, {}] },
    );
    expect(g.me.cardsFor("use")).toEqual([]);
    g.me.battle();
    expect(g.me.targets("Give")).toEqual(["Ash", "seat 3"]);
    const sp4 = { sp: 4000 };
    const paid = split(
      { fighters: [spell("Dear", target(OWN, word("rest", { card: "target" })), 500)], ...sp4 },
      { foe: sp4, others: [sp4, sp4] },
    );
    paid.me.use("Dear");
    paid.value(3);
    paid.pick("Dear");
    expect(paid.sp).toEqual([3500, 4000, 4000, 4500]);
  });

  test("BOS 8.27 a member who cannot draw loses for the team", () => {
    const g = two({}, { others: [{ deck: [] }, {}] });
    g.nextTurn();
    g.nextTurn();
    expect(g.winners).toEqual([0, 1]);
  });
});
