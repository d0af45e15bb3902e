import { expect, test } from "vitest";
import { at, d20, plain, special } from "../../testing";
import { diceOf, fight, numbers, printed } from "../testing";

test("Hive Drone: when placed, allows its player one more Warrior", () => {
  const g = d20({ me: { hand: ["Hive Drone", plain("A"), plain("B")] } });
  g.me.place("Hive Drone", 0, 0).me.place("A", 1, 0);
  expect(g.me.why(g.me.placing("B", 0, 1)).rule).toBe("D20 2.8");
});

test("Swarm Queen: its player's other face-up Insects have +1 to all their numbers, anywhere", () => {
  const insect = (name: string) => special(name, { subtype: "insect" });
  const g = d20({
    me: {
      field: [
        at(0, 0, "Swarm Queen"),
        at(5, 5, insect("Far")),
        at(1, 0, plain("Golem")),
        at(0, 1, insect("Asleep"), "down"),
      ],
    },
    foe: { field: [at(-1, 0, insect("Stranger"))] },
  });
  expect(["Far", "Golem", "Asleep", "Stranger"].map((name) => numbers(g, name)[0])).toEqual([2, 1, 1, 1]);
  expect(numbers(g, "Swarm Queen")).toEqual(printed("Swarm Queen"));
});

test("Needle Wasp: the Warrior it attacks rolls one die fewer in that battle", () => {
  const g = d20({
    me: { field: [at(0, 0, "Needle Wasp")] },
    foe: { field: [at(1, 0, plain("Enemy", 3)), at(0, -1, plain("None", 0))] },
  });
  fight(g, "Needle Wasp", "Enemy", 20, 1, { more: [0, -1] });
  expect(diceOf(g)[1]).toEqual([1, 1]);
  expect(numbers(g, "Enemy")).toEqual(Array(8).fill(3));
  fight(g, "Needle Wasp", "None", 1, 1);
  expect(diceOf(g)[1]).toEqual([]);
});

test("Needle Wasp: does not affect a Warrior that attacks it", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Needle Wasp")] },
    foe: { field: [at(1, 0, plain("Enemy", 3))] },
  });
  expect(diceOf(fight(g, "Enemy", "Needle Wasp", 1, 20))[0]).toHaveLength(3);
});

test("Carrion Beetle: its player draws a card for a discard, once per turn", () => {
  const g = d20({
    me: { field: [at(0, 0, "Carrion Beetle")], hand: ["Trapdoor", plain("A"), plain("B"), "Interrogation"] },
    foe: {
      field: [at(1, 0, plain("Enemy")), at(0, 1, plain("Other"))],
      hand: ["Interrogation", plain("X"), plain("Y")],
    },
  });
  g.me.flash("Trapdoor").pick("A").pick("Enemy");
  expect(g.me.hand).toHaveLength(3);
  g.me.flash("Interrogation").pick("X");
  expect(g.me.hand).toHaveLength(2);
});

test("Carrion Beetle: works again in the next turn, and for a discard that the opponent causes", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Carrion Beetle")], hand: [plain("A")] },
    foe: { field: [at(1, 0, plain("Enemy"))], hand: ["Interrogation"] },
  });
  g.foe.flash("Interrogation").pick("A");
  expect(g.me.hand).toHaveLength(1);
  expect(g.me.discard).toEqual(["A"]);
});

test("Pathfinder Moth: may be placed next to any Warrior", () => {
  const g = d20({
    me: { field: [at(3, 0, plain("Mine"))], hand: ["Pathfinder Moth", plain("Other")] },
    foe: { field: [at(0, 0, plain("Enemy"))] },
  });
  expect(g.me.why(g.me.placing("Other", 4, 0)).rule).toBe("D20 4.8");
  expect(g.me.why(g.me.placing("Pathfinder Moth", 6, 0)).rule).toBe("D20 4.6");
  expect(g.me.place("Pathfinder Moth", 4, 0).zone("Pathfinder Moth")).toBe("battlefield");
});
