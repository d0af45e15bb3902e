import { destroy, draw, ENEMY, inYour, sp, target } from "../../../games/battle-of-souls/cards/parts";
import { anElite, anEquipment, aTactic, aWarrior, boost, duel } from "../../../games/battle-of-souls/testing";
import { each } from "../../../language/build";
import { scriptFor } from "../../../opponents/battle-of-souls";
import { did, didTo, hasWon, type Tactic, type TacticsOf } from "../tactic";

type SoulsScenario = ReturnType<typeof duel>;

const fightersOf = (g: SoulsScenario, seat: number) => g.cardsIn("fighters", seat);
const bolt = anEquipment("Bolt", target(ENEMY, destroy("target")));
const stone = anEquipment("Stone", boost(500));

const tactics: readonly Tactic<SoulsScenario>[] = [
  {
    title: "attacks an open player for the last SP",
    begin: () => duel({ at: "battle", me: { fighters: [aWarrior("Oak", 1500)] }, foe: { sp: 1000 } }),
    holds: hasWon,
  },
  {
    title: "attacks an open player even when it is far from lethal",
    begin: () => duel({ me: { fighters: [aWarrior("Oak", 1500)] } }),
    holds: (played) => did(played, "attack"),
  },
  {
    title: "clears the way with the stronger fighter, then wins with the weaker",
    begin: () =>
      duel({
        me: { fighters: [aWarrior("Small", 1000), aWarrior("Big", 1800)] },
        foe: { fighters: [aWarrior("Wall", 1700)], sp: 1100 },
      }),
    holds: hasWon,
  },
  {
    title: "clears a resting wall with the weaker fighter, then wins with the stronger",
    begin: () =>
      duel({
        me: { fighters: [aWarrior("Big", 2000), aWarrior("Small", 1000)] },
        foe: { fighters: [{ card: aWarrior("Wall", 900, 900), resting: true }], sp: 2000 },
      }),
    holds: hasWon,
  },
  {
    title: "does not attack a stronger fighter",
    begin: () =>
      duel({
        at: "battle",
        me: { fighters: [aWarrior("Oak", 1500)] },
        foe: { fighters: [aWarrior("Ash", 2500)] },
      }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "strengthens a fighter that then destroys a stronger one",
    begin: () =>
      duel({
        me: { fighters: [aWarrior("Oak", 1200)], hand: [stone] },
        foe: { fighters: [aWarrior("Ash", 1500)] },
      }),
    holds: ({ g }) => fightersOf(g, 1).length === 0,
  },
  {
    title: "strengthens no fighter when that changes nothing",
    begin: () =>
      duel({
        me: { fighters: [aWarrior("Oak", 1200)], hand: [stone] },
        foe: { fighters: [aWarrior("Ash", 2500)] },
      }),
    holds: (played) => !did(played, "activate"),
  },
  {
    title: "strengthens no fighter of the opponent",
    begin: () =>
      duel({
        me: { fighters: [aWarrior("Oak", 1200)], hand: [anEquipment("Gift", boost(500, ENEMY))] },
        foe: { fighters: [aWarrior("Ash", 1500)] },
      }),
    holds: (played) => !did(played, "activate"),
  },
  {
    title: "destroys the stronger fighter",
    begin: () =>
      duel({
        me: { fighters: [aWarrior("Oak", 1500)], hand: [bolt] },
        foe: { fighters: [aWarrior("Weak", 600, 600), aWarrior("Giant", 3000, 3000)] },
      }),
    holds: ({ g }) => !fightersOf(g, 1).includes("Giant"),
  },
  {
    title: "destroys one fighter by effect and the other by attack",
    begin: () =>
      duel({
        me: { fighters: [aWarrior("Oak", 1500)], hand: [bolt] },
        foe: { fighters: [aWarrior("Giant", 3000, 3000), aWarrior("Weak", 600, 600)] },
      }),
    holds: ({ g }) => fightersOf(g, 1).length === 0,
  },
  {
    title: "removes the only wall and wins",
    begin: () =>
      duel({
        me: { fighters: [aWarrior("Oak", 1500)], hand: [bolt, anEquipment("Insight", draw(2))] },
        foe: { fighters: [aWarrior("Giant", 3000)], sp: 1500 },
      }),
    holds: hasWon,
  },
  {
    title: "spends no removal when it wins anyway",
    begin: () =>
      duel({
        at: "battle",
        me: {
          fighters: [aWarrior("Oak", 1500)],
          tactics: [aTactic("Trap", target(ENEMY, destroy("target")))],
        },
        foe: { fighters: [aWarrior("Ash", 1000)], sp: 500 },
      }),
    holds: (played) => hasWon(played) && !did(played, "activate"),
  },
  {
    title: "promotes a fighter that has its kill tokens",
    begin: () =>
      duel({
        me: { fighters: [{ card: aWarrior("Oak", 1200), kills: 3 }], hand: [anElite("Knight", 2600, 2600)] },
      }),
    holds: ({ g }) => fightersOf(g, 0).includes("Knight"),
  },
  {
    title: "pays no SP that it needs to survive",
    begin: () =>
      duel({
        me: {
          sp: 550,
          fighters: [aWarrior("Oak", 1500)],
          hand: [anEquipment("Drug", draw(3), { cost: [sp(100)] })],
        },
        foe: { fighters: [aWarrior("Ash", 2000)] },
      }),
    holds: (played) => !did(played, "activate"),
  },
  {
    title: "sets a tactic that can save a fighter",
    begin: () =>
      duel({
        me: { hand: [aTactic("Trap", target(ENEMY, destroy("target")))], fighters: [aWarrior("Oak")] },
        foe: { fighters: [aWarrior("Ash", 2500)] },
      }),
    holds: ({ g }) => g.cardsIn("tactics", 0).length === 1,
  },
  {
    title: "springs a tactic that saves a fighter with kill tokens",
    seat: 1,
    isAnswer: true,
    begin: () => {
      const g = duel({
        at: "battle",
        me: { fighters: [aWarrior("Bear", 2500)] },
        foe: {
          fighters: [{ card: aWarrior("Ash"), kills: 3 }],
          tactics: [aTactic("Trap", target(ENEMY, destroy("target")))],
        },
      });
      g.me.attack("Bear", "Ash");
      return g;
    },
    holds: (played) => did(played, "activate"),
  },
  {
    title: "attacks the fighter that is about to be promoted",
    begin: () =>
      duel({
        at: "battle",
        me: { fighters: [aWarrior("Oak", 2000)] },
        foe: { fighters: [aWarrior("Ash", 1400), { card: aWarrior("Elm", 1300), kills: 3 }] },
      }),
    holds: (played) => didTo(played, "attack", "Elm"),
  },
  {
    title: "keeps a fighter out of an attack that leaves it open to a lethal reply",
    begin: () =>
      duel({
        at: "battle",
        me: { sp: 800, fighters: [aWarrior("Oak", 1500, 2600)] },
        foe: { fighters: [aWarrior("Ash", 2400, 2400)] },
      }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "refuses to trade a fighter that is about to be promoted",
    begin: () =>
      duel({
        at: "battle",
        me: { fighters: [{ card: aWarrior("Oak", 1500), kills: 2 }], hand: [anElite("Knight", 2600, 2600)] },
        foe: { fighters: [aWarrior("Ash", 1500)] },
      }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "keeps a fighter in hand that would be swept away with the others",
    begin: () =>
      duel({
        me: { fighters: [aWarrior("Oak", 800, 800)], hand: [aWarrior("Elm", 800, 800)] },
        foe: {
          fighters: [
            aWarrior("Storm", 3000, 3000, {
              abilities: [inYour("ready-phase", each(ENEMY, destroy("it")))],
            }),
          ],
        },
      }),
    holds: (played) => !did(played, "deploy"),
  },
];

export const battleOfSoulsTactics: TacticsOf<SoulsScenario> = { game: "Battle of Souls", tactics, scriptFor };
