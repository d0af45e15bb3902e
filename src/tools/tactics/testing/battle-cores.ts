import {
  burn,
  burnCard,
  burnEach,
  draw,
  foes,
  own,
  tempering,
  upkeep,
} from "../../../games/battle-cores/cards/parts";
import {
  aBoost,
  aGear,
  aTrap,
  type BattleScenario,
  battleCores,
  beast,
  stats,
} from "../../../games/battle-cores/testing";
import { scriptFor } from "../../../opponents/battle-cores";
import { did, didTo, hasWon, picked, type Tactic, type TacticsOf } from "../tactic";

const monstersOf = (g: BattleScenario, seat: number) => g.cardsIn("monsters", seat);

const tactics: readonly Tactic<BattleScenario>[] = [
  {
    title: "attacks an open player for the last HP",
    begin: () => battleCores({ at: "battle", me: { monsters: [stats("Cub", 1, 2)] }, foe: { hp: 2 } }),
    holds: hasWon,
  },
  {
    title: "attacks an open player even when it is far from lethal",
    begin: () => battleCores({ me: { monsters: [stats("Cub", 1, 3)] } }),
    holds: ({ g }) => g.state.seats[1]?.counters.hp === 27,
  },
  {
    title: "spends the weaker attacker on the wall and wins with the stronger",
    begin: () =>
      battleCores({
        at: "battle",
        me: { monsters: [stats("Cub", 1, 2), stats("Bear", 1, 5)] },
        foe: { monsters: [stats("Wall", 2, 1)], hp: 5 },
      }),
    holds: hasWon,
  },
  {
    title: "breaks a wall with two attackers and wins with the third",
    begin: () =>
      battleCores({
        me: { monsters: [stats("Cub", 1, 2), stats("Bear", 1, 6), stats("Fox", 1, 2)] },
        foe: { monsters: [stats("Wall", 4, 1)], hp: 6 },
      }),
    holds: hasWon,
  },
  {
    title: "shoots past the wall for the last HP",
    begin: () =>
      battleCores({
        me: { monsters: [stats("Archer", 1, 4, "range"), stats("Cub", 1, 3)] },
        foe: { monsters: [stats("Wall", 9, 1)], hp: 4 },
      }),
    holds: hasWon,
  },
  {
    title: "wins with what True Strike leaves over",
    begin: () =>
      battleCores({
        me: { monsters: [stats("Lance", 1, 6, "true-strike")] },
        foe: { monsters: [stats("Wall", 2, 1), stats("Tower", 9, 1)], hp: 4 },
      }),
    holds: hasWon,
  },
  {
    title: "buys a Gear that wins at once",
    begin: () => battleCores({ me: { hand: [aGear("Bow", 4)], points: 1 }, foe: { hp: 4 } }),
    holds: hasWon,
  },
  {
    title: "summons the Monster that may attack at once, and wins",
    begin: () =>
      battleCores({
        me: {
          hand: [
            beast("Giant", { price: 4, armor: 8, power: 8 }),
            beast("Dart", { price: 3, power: 5, keywords: ["active"] }),
          ],
          points: 4,
        },
        foe: { hp: 5 },
      }),
    holds: hasWon,
  },
  {
    title: "burns the last HP instead of drawing",
    begin: () =>
      battleCores({
        me: { hand: [aBoost("Insight", draw(2), 2), aBoost("Fire", burn(3), 2)], points: 2 },
        foe: { hp: 3, monsters: [stats("Wall", 9, 1)] },
      }),
    holds: hasWon,
  },
  {
    title: "destroys the dangerous Monster rather than the harmless one",
    begin: () =>
      battleCores({
        at: "battle",
        me: { monsters: [stats("Hunter", 3, 4)], hp: 12 },
        foe: { monsters: [stats("Ogre", 4, 8), stats("Snail", 4, 1)] },
      }),
    holds: (played) => didTo(played, "attack", "Ogre"),
  },
  {
    title: "burns away the Monster that it cannot destroy by attacking",
    begin: () =>
      battleCores({
        me: {
          monsters: [stats("Cub", 2, 2)],
          hand: [aBoost("Fire", { do: "choose", from: foes(), then: burnCard("it", 4) }, 2)],
          points: 2,
        },
        foe: { monsters: [stats("Ogre", 4, 7), stats("Snail", 2, 1)] },
      }),
    holds: ({ g }) => monstersOf(g, 1).length === 0,
  },
  {
    title: "puts a Monster in the way of a lethal attack",
    begin: () =>
      battleCores({
        me: {
          hand: [aBoost("Insight", draw(2), 3), beast("Wall", { price: 3, armor: 5, power: 1 })],
          points: 3,
          hp: 5,
        },
        foe: { monsters: [stats("Ogre", 3, 5)], hand: [] },
      }),
    holds: ({ g }) => monstersOf(g, 0).length === 1,
  },
  {
    title: "draws no card from an empty deck",
    begin: () =>
      battleCores({ me: { deck: [], points: 6, monsters: [stats("Cub", 1, 1)] }, foe: { hp: 20 } }),
    holds: ({ g }) => g.state.outcome === null,
  },
  {
    title: "burns no Monster of its own",
    begin: () =>
      battleCores({
        me: {
          monsters: [stats("Cub", 2, 2)],
          hand: [aBoost("Fire", { do: "choose", from: own(), then: burnCard("it", 3) }, 1)],
          points: 1,
        },
        foe: { monsters: [stats("Wall", 9, 1)] },
      }),
    holds: (played) => !did(played, "activate"),
  },
  {
    title: "blocks the attack that would take its last HP",
    seat: 0,
    isAnswer: true,
    begin: () => {
      const g = battleCores({
        active: 1,
        at: "battle",
        me: { monsters: [stats("Guard", 2, 1, "defender")], hp: 3 },
        foe: { monsters: [stats("Archer", 3, 3, "range")] },
      });
      g.foe.strike("Archer", 0);
      return g;
    },
    holds: (played) => picked(played) === 1,
  },
  {
    title: "springs a Trap that destroys the lethal attacker",
    isAnswer: true,
    begin: () => {
      const g = battleCores({
        active: 1,
        at: "battle",
        stops: ["attack"],
        me: {
          hand: [aTrap("Snare", { do: "choose", from: foes(), then: burnCard("it", 3) }, 1)],
          hp: 3,
          points: 1,
        },
        foe: { monsters: [stats("Archer", 3, 3)] },
      });
      g.foe.strike("Archer", 0);
      for (let n = 0; n < 3 && g.decision?.seat === 1; n++) g.pass();
      return g;
    },
    holds: (played) => did(played, "trap"),
  },
  {
    title: "keeps its last guard ready rather than draw with it",
    begin: () =>
      battleCores({
        me: {
          monsters: [
            beast("Guard", { armor: 9, power: 1, keywords: ["defender"], abilities: [tempering(draw(1))] }),
          ],
          hp: 3,
          points: 0,
        },
        foe: { monsters: [stats("Archer", 9, 3, "range")], hand: [] },
      }),
    holds: (played) => !did(played, "temper"),
  },
  {
    title: "summons nothing that the next Upkeep would burn away",
    begin: () =>
      battleCores({
        me: {
          monsters: [stats("Cub", 2, 1)],
          hand: [
            beast("Fox", { price: 1, armor: 2, power: 1 }),
            beast("Hare", { price: 1, armor: 2, power: 1 }),
          ],
          points: 2,
        },
        foe: {
          monsters: [beast("Storm", { armor: 9, power: 3, abilities: [upkeep(burnEach(foes(), 3))] })],
          hand: [],
        },
      }),
    holds: ({ g }) => g.cardsIn("hand", 0).length >= 2,
  },
];

export const battleCoresTactics: TacticsOf<BattleScenario> = { game: "Battle Cores", tactics, scriptFor };
