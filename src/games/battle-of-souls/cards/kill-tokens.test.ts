import { expect, test } from "vitest";
import { anElite, aTactic, aWarlord, aWarrior, duel } from "../testing";
import { destroy, ENEMY, target } from "./parts";

const strike = aTactic("Strike", target(ENEMY, destroy("target")));

test.each([
  ["Captor of Three", 3],
  ["Patient Blade", 2],
  ["Sworn Avenger", 2],
  ["Recalled Veteran", 3],
  ["Khan's Nokor", 1],
])("%s enters with kill tokens", (card, kills) => {
  const g = duel({ me: { hand: [card] } });
  g.me.deploy(card);
  expect(g.settle().kills(card)).toBe(kills);
});

test.each(["Hatamoto", "Eagle Knight", "Berserk Chief", "Siege Prefect", "Wing Commander", "Temple Captain"])(
  "%s enters with four kill tokens and needs one kill for a Warlord",
  (card) => {
    const g = duel({ me: { hand: [card], fighters: [{ card: aWarrior("Oak"), kills: 3 }] } });
    g.me.deploy(card);
    expect(g.settle().kills(card)).toBe(4);
    expect(g.me.fighters).toEqual([card]);
  },
);

test("a destroyed Captor of Three leaves three kill tokens to a Warrior", () => {
  const g = duel({
    active: 1,
    me: { fighters: [{ card: "Captor of Three", kills: 2 }, aWarrior("Oak"), anElite("Elm")] },
    foe: { tactics: [strike] },
  });
  g.foe.activate("Strike");
  g.pick("Captor of Three").settle();
  if (g.decision?.kind === "pick") g.pick("Oak").settle();
  expect(g.kills("Oak")).toBe(3);
  expect(g.kills("Elm")).toBe(0);
});

test("a Patient Blade gets a kill token in its ready phase and survives a battle in the opponent's turn", () => {
  const g = duel({
    active: 1,
    at: "battle",
    me: { fighters: [{ card: "Patient Blade", kills: 2 }] },
    foe: { fighters: [aWarrior("Bear", 1500)] },
  });
  g.foe.fight("Bear", "Patient Blade");
  expect(g.me.fighters).toEqual(["Patient Blade"]);
  g.nextTurn();
  expect(g.settle().kills("Patient Blade")).toBe(3);
});

test("a Sworn Avenger rests instead of being destroyed once a turn, and counts other destroyed fighters", () => {
  const g = duel({
    active: 1,
    at: "battle",
    me: { fighters: ["Sworn Avenger", "Shore Raider"] },
    foe: { fighters: [aWarrior("Bear", 1500), aWarrior("Boar", 1600), aWarrior("Wolf", 1700)] },
  });
  g.foe.fight("Bear", "Sworn Avenger");
  g.foe.fight("Boar", "Shore Raider");
  expect(g.me.fighters).toEqual(["Sworn Avenger"]);
  expect(g.resting("Sworn Avenger")).toBe(true);
  expect(g.kills("Sworn Avenger")).toBe(1);
  g.foe.fight("Wolf", "Sworn Avenger");
  expect(g.me.fighters).toEqual([]);
});

test("a Khan's Nokor gets two kill tokens for its battle damage once a turn", () => {
  const g = duel({
    at: "battle",
    me: { fighters: ["Khan's Nokor"] },
    foe: { fighters: [aWarrior("Oak", 2000)] },
  });
  g.me.strike("Khan's Nokor").settle();
  expect(g.kills("Khan's Nokor")).toBe(2);
});

test("a Bearer of Names removes a Warrior in the pile for three kill tokens", () => {
  const g = duel({ me: { fighters: ["Bearer of Names"], discard: ["Reed Boat Guard"] } });
  g.me.use("Bearer of Names", 2);
  if (g.decision?.kind === "pick") g.pick("Reed Boat Guard");
  expect(g.settle().kills("Bearer of Names")).toBe(3);
  expect(g.me.removed).toEqual(["Reed Boat Guard"]);
});

test("a Flower War doubles the first kill of a turn", () => {
  const g = duel({
    at: "battle",
    me: {
      fighters: [aWarrior("Oak", 1500), aWarrior("Elm", 1500)],
      equipment: [{ card: "Flower War", up: true }],
    },
    foe: { fighters: [aWarrior("Fox"), aWarrior("Hare")] },
  });
  g.me.fight("Oak", "Fox");
  g.me.fight("Elm", "Hare");
  expect(g.kills("Oak")).toBe(2);
  expect(g.kills("Elm")).toBe(1);
});

test("a Saga Stone gives kill tokens for the first Norse fighter destroyed in a turn", () => {
  const g = duel({
    active: 1,
    me: { fighters: ["Shore Raider", "Boar Rider"], equipment: [{ card: "Saga Stone", up: true }] },
    foe: { tactics: [strike] },
  });
  g.foe.activate("Strike");
  g.pick("Shore Raider").settle();
  if (g.decision?.kind === "pick") g.pick("Boar Rider").settle();
  expect(g.kills("Boar Rider")).toBe(2);
});

test("an Elite Warrior that kills searches for a Warlord", () => {
  const g = duel({
    at: "battle",
    me: { fighters: ["Storm Monk"], deck: ["Ashigaru", "Daimyo of the North", "Ashigaru"] },
    foe: { fighters: [aWarrior("Fox")] },
  });
  g.me.fight("Storm Monk", "Fox");
  if (g.decision?.kind === "pick") g.pick("Daimyo of the North").settle();
  expect(g.me.hand).toEqual(["Daimyo of the North"]);
});

test("an Hour of Ascension replaces a Warlord without kill tokens with a Legendary Warrior from the deck", () => {
  const g = duel({
    me: {
      fighters: [aWarlord("Ash")],
      equipment: ["Hour of Ascension"],
      deck: ["Ashigaru", "Aomori, Last Shogun", "Ashigaru"],
    },
  });
  g.me.activate("Hour of Ascension");
  g.settle().pick("Aomori, Last Shogun").settle();
  expect(g.me.fighters).toEqual(["Aomori, Last Shogun"]);
});
