import { kw } from "../../../games/soul-masters/cards/card";
import {
  damage,
  draw,
  ENEMY_UNIT,
  koTarget,
  OWN_UNIT,
  restThis,
  skill,
  sweep,
  target,
} from "../../../games/soul-masters/cards/parts";
import {
  anAbility,
  aSpell,
  aUnit,
  duel,
  keyed,
  resting,
  type SoulLayout,
} from "../../../games/soul-masters/testing";
import { word } from "../../../language/build";
import { scriptFor } from "../../../opponents/soul-masters";
import { did, didTo, hasWon, type Tactic, type TacticsOf } from "../tactic";

type SoulScenario = ReturnType<typeof duel>;

const unitsOf = (g: SoulScenario, seat: number) => g.cardsIn("battleground", seat);
const begin = (layout: SoulLayout) => () => duel({ at: "choose", ...layout });
const kill = aSpell("Kill", koTarget(ENEMY_UNIT));
const insight = aSpell("Insight", draw(2));

/** A shield decision of the second seat, whose commander is attacked for 3. */
const struck = (foe: SoulLayout["foe"]) => () => {
  const g = duel({ me: { battleground: [aUnit("Oak", 3, 9)] }, foe: { energy: 0, ...foe } });
  g.me.attack("Oak", g.foe.commander).until("post-defender");
  g.me.pass();
  return g;
};

/** The same for its unit. */
const unitStruck = (power: number) => () => {
  const g = duel({
    me: { battleground: [aUnit("Oak", 3, 9)] },
    foe: {
      hand: [aUnit("Shield", 1, 1, { cost: 9, power })],
      battleground: [resting(aUnit("Bear", 5, 3))],
      energy: 0,
    },
  });
  g.me.attack("Oak", "Bear").until("post-defender");
  g.me.pass();
  return g;
};

/** An Intercept decision of the second seat. */
const intercepting = (guard: ReturnType<typeof aUnit>, foe: SoulLayout["foe"]) => () => {
  const g = duel({
    me: { battleground: [aUnit("Oak", 3, 9)] },
    foe: { battleground: [guard], energy: 0, ...foe },
  });
  g.me.attack("Oak", g.foe.commander).until("defender");
  return g;
};

/** The response of the second seat to 3 damage on its unit. */
const burned = (health: number) => () => {
  const g = duel({
    me: { hand: [aSpell("Bolt", target(ENEMY_UNIT, damage("target", 3)))] },
    foe: {
      hand: [anAbility("Ward", word("prevent", { n: 3 }), { power: 0 })],
      battleground: [aUnit("Bear", 4, health)],
    },
  });
  g.me.cast("Bolt").pick("Bear");
  return g;
};

const tactics: readonly Tactic<SoulScenario>[] = [
  {
    title: "makes the winning attack",
    begin: begin({
      me: { battleground: [aUnit("Oak", 3, 3)], commanderRests: true },
      foe: { level: 2, hp: 2 },
    }),
    holds: hasWon,
  },
  {
    title: "attacks the commander when no unit is exposed and no reply can hurt",
    begin: begin({
      me: { battleground: [aUnit("Oak", 3, 9)], commanderRests: true },
      foe: { battleground: [aUnit("Elm", 1, 1)] },
    }),
    holds: (played) => did(played, "attack"),
  },
  {
    title: "attacks a good exposed unit rather than the commander",
    begin: begin({
      me: { battleground: [aUnit("Oak", 2, 3)], commanderRests: true },
      foe: { battleground: [resting(aUnit("Elm", 4, 2))] },
    }),
    holds: ({ g }) => unitsOf(g, 1).length === 0,
  },
  {
    title: "wins rather than destroy an exposed unit",
    begin: begin({
      me: { battleground: [aUnit("Oak", 3, 3)], commanderRests: true },
      foe: { level: 2, hp: 3, battleground: [resting(aUnit("Elm", 4, 2))] },
    }),
    holds: hasWon,
  },
  {
    title: "leaves a unit alone that strikes back harder than it is worth",
    begin: begin({
      me: { battleground: [aUnit("Oak", 4, 2)], commanderRests: true },
      foe: { battleground: [resting(keyed("Thorn", 2, 5, kw("riposte")))] },
    }),
    holds: (played) => !didTo(played, "attack", "Thorn"),
  },
  {
    title: "destroys the larger unit",
    begin: begin({
      me: { hand: [kill], energy: 1, commanderRests: true },
      foe: { battleground: [aUnit("Pup", 1, 1), aUnit("Dragon", 6, 6)] },
    }),
    holds: ({ g }) => !unitsOf(g, 1).includes("Dragon"),
  },
  {
    title: "destroys a large unit rather than draw",
    begin: begin({
      me: { hand: [insight, kill], energy: 1, commanderRests: true },
      foe: { battleground: [aUnit("Dragon", 6, 6)] },
    }),
    holds: ({ g }) => unitsOf(g, 1).length === 0,
  },
  {
    title: "destroys no unit of its own",
    begin: begin({
      me: {
        hand: [aSpell("Rite", koTarget(OWN_UNIT))],
        energy: 2,
        battleground: [aUnit("Oak", 3, 3)],
        commanderRests: true,
      },
    }),
    holds: (played) => !did(played, "cast"),
  },
  {
    title: "casts the largest unit it can pay for",
    begin: begin({ me: { energy: 6, hand: [aUnit("Pup", 1, 1), aUnit("Bear", 5, 5, { cost: 6 })] } }),
    holds: ({ g }) => unitsOf(g, 0).includes("Bear"),
  },
  {
    title: "places two energy while its field is small",
    begin: begin({
      me: { energy: 1, hand: ["A", "B", "C", "D"].map((name) => aUnit(name, 2, 2, { cost: 3 })) },
    }),
    holds: ({ g }) => g.cardsIn("energy", 0).length === 3,
  },
  {
    title: "saves its last health with a shield",
    seat: 1,
    isAnswer: true,
    begin: struck({ level: 2, hp: 3, hand: [aUnit("Shield", 1, 1, { cost: 9, power: 1 })] }),
    holds: (played) => did(played, "shield"),
  },
  {
    title: "spends no last card on damage that a healthy commander can take",
    seat: 1,
    isAnswer: true,
    begin: struck({ hand: [aUnit("Shield", 1, 1, { cost: 9, power: 1 })] }),
    holds: (played) => !did(played, "shield"),
  },
  {
    title: "saves a good unit with a shield",
    seat: 1,
    isAnswer: true,
    begin: unitStruck(2),
    holds: (played) => did(played, "shield"),
  },
  {
    title: "wastes no card on a shield that saves nothing",
    seat: 1,
    isAnswer: true,
    begin: unitStruck(0),
    holds: (played) => !did(played, "shield"),
  },
  {
    title: "saves its last health with a unit that intercepts",
    seat: 1,
    isAnswer: true,
    begin: intercepting(keyed("Guard", 1, 1, kw("intercept")), { level: 2, hp: 2 }),
    holds: (played) => did(played, "intercept"),
  },
  {
    title: "does not give away a good unit for a little health",
    seat: 1,
    isAnswer: true,
    begin: intercepting(keyed("Hero", 5, 3, kw("intercept")), {}),
    holds: (played) => !did(played, "intercept"),
  },
  {
    title: "prevents damage that would destroy a good unit",
    seat: 1,
    isAnswer: true,
    begin: burned(3),
    holds: (played) => did(played, "cast"),
  },
  {
    title: "does not prevent harmless damage",
    seat: 1,
    isAnswer: true,
    begin: burned(4),
    holds: (played) => !did(played, "cast"),
  },
  {
    title: "keeps its last guard ready when the reply would be lethal",
    begin: begin({
      me: {
        level: 2,
        hp: 4,
        hand: [],
        energy: 0,
        battleground: [keyed("Guard", 3, 9, kw("intercept"))],
        commanderRests: true,
      },
      foe: { battleground: [aUnit("Oak", 3, 3)], commanderRests: true, hand: [], energy: 0 },
    }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "does not put every unit where the next sweep would destroy it",
    begin: begin({
      me: {
        hand: [aUnit("Ash", 1, 2), aUnit("Elm", 1, 2)],
        energy: 2,
        battleground: [aUnit("Oak", 1, 2)],
        commanderRests: true,
      },
      foe: {
        battleground: [
          aUnit("Storm", 3, 9, { abilities: [skill([restThis], sweep(3), ["main"])] }),
          keyed("Wall", 1, 9, kw("intercept")),
        ],
        hand: [],
        energy: 0,
      },
    }),
    holds: ({ g }) => unitsOf(g, 0).length < 3,
  },
];

export const soulMastersTactics: TacticsOf<SoulScenario> = { game: "Soul Masters", tactics, scriptFor };
