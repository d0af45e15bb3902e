import { describe, expect, test } from "vitest";
import { at, type D20Layout, d20, plain, trick } from "../testing";
import { bonus, value } from "./testing";

/** A Warrior of each kind on all sides of the middle cell. */
const round = (middle: string | null, hand: readonly string[] = []): D20Layout => ({
  me: {
    field: [
      ...(middle === null ? [] : [at(0, 0, middle)]),
      at(1, 0, plain("Mine")),
      at(0, 1, plain("Lain"), "down"),
      at(2, 2, plain("Apart")),
    ],
    hand: [...hand, drop, raise, plain("Spare")],
  },
  foe: {
    field: [
      at(-1, 0, plain("Theirs")),
      at(0, -1, plain("Beaten"), "down"),
      at(-2, 0, plain("Far")),
      at(0, -2, plain("Far Beaten"), "down"),
    ],
    hand: [foesDrop],
  },
  stops: ["attack"],
});

const flip = (face: "up" | "down") =>
  ({ do: "choose", from: {}, then: { do: "flip", card: "it", face } }) as const;
const drop = trick("Drop", flip("down"));
const raise = trick("Raise", flip("up"));
const foesDrop = trick("Foes Drop", flip("down"));

const ALL = ["Mine", "Lain", "Apart", "Theirs", "Beaten", "Far", "Far Beaten"];

/** The options of a choice, with its minimum and maximum. */
function choice(g: ReturnType<typeof d20>): unknown[] {
  const { decision } = g;
  return decision?.kind === "pick" ? [g.offered(), decision.min, decision.max] : [decision?.kind];
}

describe("legal choices", () => {
  test.each(["Coil Viper", "Marsh Witch"])(
    "%s: chooses a face-up Warrior of the opponent next to it",
    (name) => {
      const g = d20(round(null, [name]));
      g.me.place(name, 0, 0);
      expect(choice(g)).toEqual([["Theirs"], 1, 1]);
      g.pick("Theirs");
    },
  );

  test("Skyfurnace Drake: chooses a face-up Warrior of the opponent next to it", () => {
    const g = d20(round("Skyfurnace Drake"));
    g.me.use("Skyfurnace Drake").pick("Spare");
    expect(choice(g)).toEqual([["Theirs"], 1, 1]);
    g.pick("Theirs");
    expect(g.face("Theirs")).toBe("down");
  });

  test("Ballista Crew: chooses a face-up Warrior of the opponent two cells away", () => {
    const g = d20(round("Ballista Crew"));
    g.me.use("Ballista Crew");
    expect(choice(g)).toEqual([["Far"], 1, 1]);
    g.pick("Far");
  });

  test("Heartseed Bloom: chooses up to two other own face-down Warriors next to it, once a turn", () => {
    const g = d20(round("Heartseed Bloom"));
    g.me.use("Heartseed Bloom");
    expect(choice(g)).toEqual([["Lain"], 0, 1]);
    g.pick("Lain");
    g.me.flash("Raise").pick("Heartseed Bloom");
    expect(g.me.why(g.me.using("Heartseed Bloom")).why.key).toBe("why.lang.used");
    const many = ["A", "B", "C"].map((name, i) => at(i - 1, 1, plain(name), "down"));
    const rich = d20({ me: { field: [at(0, 0, "Heartseed Bloom"), ...many] } });
    rich.me.use("Heartseed Bloom");
    expect(choice(rich)).toEqual([["A", "B", "C"], 0, 2]);
    rich.pick();
  });

  test("Rootmother: chooses an own face-down Warrior next to it, once a turn", () => {
    const layout = round(null);
    const field = [at(0, 0, "Rootmother", "down"), ...(layout.me?.field ?? [])];
    const g = d20({ ...layout, me: { ...layout.me, field } });
    g.me.flash("Raise").pick("Rootmother");
    expect(choice(g)).toEqual([["Lain"], 1, 1]);
    g.pick("Lain");
    expect(g.face("Lain")).toBe("up");
    const again = [trick("Raise 2", flip("up")), trick("Drop 2", flip("down"))];
    const twice = d20({
      me: { field: [...field, at(1, 1, plain("Other"), "down")], hand: [drop, raise, ...again] },
    });
    twice.me.flash("Raise").pick("Rootmother").pick("Lain");
    twice.me.flash("Drop").pick("Rootmother");
    twice.me.flash("Raise 2").pick("Rootmother");
    expect(twice.decision?.kind).toBe("act");
    expect(twice.face("Other")).toBe("down");
  });

  test("Snare Net: chooses a face-up Warrior of the opponent", () => {
    const g = d20(round(null, ["Snare Net"]));
    g.me.flash("Snare Net");
    expect(choice(g)).toEqual([["Theirs", "Far"], 1, 1]);
    g.pick("Far");
  });

  test("Marching Orders: chooses up to two own face-up Warriors", () => {
    const layout = round("Watchtower", ["Marching Orders"]);
    const g = d20(layout);
    g.me.flash("Marching Orders");
    expect(choice(g)).toEqual([["Watchtower", "Mine", "Apart"], 0, 2]);
    g.pick();
  });

  test("Rune of Echoes: chooses an own face-up Warrior", () => {
    const g = d20(round("Rune of Echoes", ["Snare Net"]));
    g.me.flash("Snare Net");
    const choices = [choice(g)];
    g.pick((g.offered()[0] as string) ?? "");
    choices.push(choice(g));
    expect(choices).toContainEqual([["Rune of Echoes", "Mine", "Apart"], 1, 1]);
    g.pick((g.offered()[0] as string) ?? "");
  });
});

describe("an effect reaches exactly the Warriors that its text names", () => {
  test.each([
    ["Rune of Warding", "kw-guarded"],
    ["Watchtower", "kw-reach"],
  ])("%s: affects other own face-up Warriors next to it", (name, keyword) => {
    const g = d20(round(name));
    expect([name, ...ALL].filter((other) => value(g, other, keyword) > 0)).toEqual(["Mine"]);
  });

  test("Rubble Giant: affects face-up Warriors of the opponent next to it", () => {
    const g = d20(round("Rubble Giant"));
    g.me.flash("Drop").pick("Rubble Giant");
    expect(ALL.filter((name) => bonus(g, name) !== 0)).toEqual(["Theirs"]);
  });

  test("Lightning Line: affects face-up Warriors of the opponent in the row or column", () => {
    const g = d20(round("Watchtower", ["Lightning Line"]));
    g.me.flash("Lightning Line");
    expect(choice(g)).toEqual([["Watchtower", "Mine", "Apart"], 1, 1]);
    g.pick("Watchtower");
    expect(ALL.filter((name) => bonus(g, name) !== 0)).toEqual(["Theirs", "Far"]);
  });

  test("Vengeful Shade: its own fall adds nothing", () => {
    const g = d20(round("Vengeful Shade"));
    g.me.flash("Drop").pick("Vengeful Shade");
    g.me.flash("Raise").pick("Vengeful Shade");
    expect(bonus(g, "Vengeful Shade")).toBe(0);
  });

  test("Oath Guardian: does not fall for a Warrior of the opponent, nor for itself", () => {
    const g = d20(round("Oath Guardian"));
    g.me.flash("Drop").pick("Theirs");
    expect(g.decision?.kind).toBe("act");
    expect(g.face("Theirs")).toBe("down");
    const own = d20(round("Oath Guardian"));
    own.me.flash("Drop").pick("Oath Guardian");
    expect(own.decision?.kind).toBe("act");
    expect(own.face("Oath Guardian")).toBe("down");
  });

  test("Last Stand: lasts for this battle only", () => {
    const g = d20({
      me: { field: [at(0, 0, plain("Hero"))], hand: ["Last Stand"] },
      foe: { field: [at(1, 0, plain("One")), at(0, 1, plain("Two"))] },
      stops: ["attack"],
      dice: [10, 11],
    });
    g.me.attack("Hero", "One");
    g.me.flash("Last Stand");
    expect(bonus(g, "Hero")).toBe(2);
    while (g.decision?.kind === "act" && g.decision.window) g.pass();
    expect(g.face("One")).toBe("down");
    expect(bonus(g, "Hero")).toBe(0);
  });
});
