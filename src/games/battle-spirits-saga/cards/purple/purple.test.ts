import { expect, test } from "vitest";
import {
  able,
  attacking,
  bear,
  exhausted,
  holding,
  type OnField,
  ox,
  saga,
  slay,
  spring,
  strong,
  type TestCard,
  withCores,
  wolf,
} from "../../testing";
import { draw, gainCores, whenDestroyed, whenSummoned } from "../parts";
import { purple } from "./index";

const ghoul = strong("Ghoul", 2000, { families: ["undead"] });
const imp = strong("Imp", 2000, { families: ["demon"] });

/** Destroys one of the player's own spirits. */
const afterSlay = (card: string, foes: readonly (TestCard | OnField)[] = [], more = {}) => {
  const g = saga({
    me: { spirits: [card], hand: [slay], ...more },
    foe: { spirits: foes, hand: [wolf, bear] },
  });
  g.me.magic("Slay").pick(card);
  return g;
};

const CASES: Readonly<Record<string, () => void>> = {
  "Pale Imp": () => {
    const g = holding("Pale Imp", [], { reserve: 1, soul: "void" });
    g.me.summon("Pale Imp");
    expect(g.bp("Pale Imp")).toBe(1000);
  },
  "Grave Moth": () => {
    const g = afterSlay("Grave Moth", [withCores(bear, 2)]).pick("Bear");
    expect(g.cores("Bear")).toBe(1);
    expect(g.foe.reserve).toBe(7);
  },
  "Bone Squire": () => {
    const g = afterSlay("Gloom Cavalier", [], { trash: ["Bone Squire"], spirits: ["Gloom Cavalier"] });
    g.confirm().accept();
    expect(g.me.spirits).toEqual(["Bone Squire"]);
  },
  "Crypt Piper": () => {
    const g = holding("Crypt Piper", [], { deck: [ox, wolf, bear, imp] });
    g.me.summon("Crypt Piper");
    expect(g.me.trash.toSorted()).toEqual(["Bear", "Imp", "Wolf"]);
  },
  "Dusk Weaver": () => {
    const g = attacking(withCores("Dusk Weaver", 2), [wolf, withCores(bear, 2)]);
    g.me.attack("Dusk Weaver");
    expect(g.offered()).toEqual(["Bear"]);
    g.decline();
  },
  "Soul Siren": () => expect(afterSlay("Soul Siren").me.hand).toHaveLength(1),
  "Chain Wraith": () => {
    const g = afterSlay("Blood Regent", [], { spirits: ["Blood Regent"], trash: ["Chain Wraith"] });
    g.confirm().accept();
    expect(g.me.spirits).toEqual(["Chain Wraith"]);
    const curse = attacking(withCores("Chain Wraith", 3), [ox]);
    curse.me.attack("Chain Wraith").pick("Ox");
    expect(curse.zone("Ox")).toBe("trash");
  },
  "Marrow Golem": () => {
    const g = saga({ at: "attack", me: { spirits: [wolf] }, foe: { spirits: ["Marrow Golem"] } });
    g.me.attack("Wolf");
    expect(g.foe.life).toBe(4);
  },
  "Midnight Broker": () => {
    const g = saga({ me: { spirits: [withCores("Midnight Broker", 2)] } });
    g.me.use("Midnight Broker");
    expect(g.cores("Midnight Broker")).toBe(1);
    expect(g.me.hand).toHaveLength(1);
    expect(g.me.cores("trash")).toBe(1);
  },
  "Torn Page Ghost": () => {
    const g = holding("Crypt Piper", [], { deck: [wolf, bear, "Torn Page Ghost", ox] });
    g.me.summon("Crypt Piper").confirm();
    expect(g.me.hand).toEqual(["Torn Page Ghost"]);
  },
  "Grave Knight": () => {
    const g = attacking("Grave Knight", [ox]);
    g.me.attack("Grave Knight").pick("Ox");
    expect(g.zone("Ox")).toBe("trash");
  },
  "Wailing Chorus": () => {
    const g = afterSlay("Wailing Chorus").pick("Wolf");
    expect(g.foe.trash).toEqual(["Wolf"]);
    const two = attacking(withCores("Wailing Chorus", 3));
    two.me.attack("Wailing Chorus");
    expect(two.me.trash).toHaveLength(1);
  },
  "Gloom Cavalier": () => {
    const g = attacking("Gloom Cavalier", [ox, withCores(wolf, 2)]);
    g.me.attack("Gloom Cavalier").pick("Ox").decline();
    expect(g.foe.spirits).toEqual(["Wolf"]);
  },
  "Venom Countess": () => {
    const g = attacking(withCores("Venom Countess", 2), [withCores(ox, 2)]);
    g.me.attack("Venom Countess").pick("Ox");
    expect(g.cores("Ox")).toBe(1);
    expect(g.foe.cores("trash")).toBe(1);
    g.pick("Ox");
    expect(g.zone("Ox")).toBe("trash");
  },
  "Bound Revenant": () => {
    const g = saga({ me: { hand: [slay] }, foe: { spirits: ["Bound Revenant"], hand: [wolf] } });
    g.me.magic("Slay").pick("Bound Revenant").confirm().pick("Wolf");
    expect(g.foe.spirits).toEqual(["Bound Revenant"]);
    expect(g.foe.trash).toEqual(["Wolf"]);
    const none = saga({ me: { hand: [slay] }, foe: { spirits: ["Bound Revenant"] } });
    none.me.magic("Slay").pick("Bound Revenant");
    expect(none.foe.spirits).toEqual([]);
  },
  "Plague Bearer": () => {
    const g = holding("Plague Bearer", [wolf, withCores(bear, 3)]);
    g.me.summon("Plague Bearer");
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.cores("Bear")).toBe(2);
  },
  "Dusk Harvester": () => {
    const g = saga({
      me: {
        spirits: [withCores("Dusk Harvester", 3)],
        trash: [wolf, bear],
        hand: [slay, { ...slay, name: "Slay again" }],
      },
      foe: { spirits: [imp, ox] },
    });
    expect(g.bp("Dusk Harvester")).toBe(6000);
    g.me.magic("Slay").pick("Imp");
    g.me.magic("Slay again").pick("Ox");
    expect(g.me.hand).toHaveLength(1);
    expect(g.bp("Dusk Harvester")).toBe(7000);
  },
  "Night Duke": () => {
    const g = holding("Night Duke", [wolf, withCores(bear, 2)]);
    g.me.summon("Night Duke").pick("Wolf", "Bear");
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.cores("Bear")).toBe(1);
  },
  "Blood Regent": () => {
    const g = attacking("Blood Regent", [], { spirits: ["Blood Regent", wolf] });
    g.me.attack("Blood Regent").pick("Wolf");
    expect(g.me.trash).toEqual(["Wolf"]);
    expect(g.exhausted("Blood Regent")).toBe(false);
    expect(g.foe.life).toBe(4);
    const ten = Array.from({ length: 10 }, () => wolf);
    const two = saga({ me: { spirits: [withCores("Blood Regent", 3)], trash: ten } });
    expect(two.stat("Blood Regent", "symbols")).toBe(2);
  },
  "Lich Chancellor": () => {
    const g = holding("Lich Chancellor", [], { trash: ["Grave Knight", "Night Duke", "Ossuary Dragon"] });
    g.me.summon("Lich Chancellor");
    expect(g.offered()).toEqual(["Grave Knight"]);
    g.pick("Grave Knight").accept();
    expect(g.me.spirits).toEqual(["Lich Chancellor", "Grave Knight"]);
    const two = saga({ me: { spirits: [withCores("Lich Chancellor", 3), ghoul, imp] } });
    expect(["Ghoul", "Imp", "Lich Chancellor"].map((name) => two.stat(name, "kw-curse"))).toEqual([1, 0, 0]);
  },
  "Ossuary Dragon": () => {
    const g = holding("Ossuary Dragon", [withCores(wolf, 4), bear]);
    g.me.summon("Ossuary Dragon").pick("Wolf");
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.foe.cores("trash")).toBe(4);
    const back = afterSlay("Gloom Cavalier", [], { trash: ["Ossuary Dragon"], reserve: 20 });
    back.confirm().accept();
    expect(back.me.spirits).toEqual(["Ossuary Dragon"]);
  },
  "Withering Crypt": () => {
    const g = saga({
      me: { nexuses: [withCores("Withering Crypt", 1)], hand: [slay] },
      foe: { spirits: [wolf, bear] },
    });
    expect(g.bp("Wolf")).toBe(2000);
    g.me.magic("Slay").pick("Wolf");
    expect(g.me.hand).toHaveLength(1);
  },
  "Bone Orchard": () => {
    const g = saga({
      me: {
        nexuses: [withCores("Bone Orchard", 1)],
        spirits: [ghoul],
        hand: [slay],
        trash: ["Grave Knight"],
      },
      foe: { spirits: [withCores(bear, 2)] },
    });
    expect(g.stat("Grave Knight", "cost")).toBe(3);
    g.me.magic("Slay").pick("Ghoul").pick("Bear");
    expect(g.cores("Bear")).toBe(1);
  },
  "Tollgate of Sighs": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [withCores(wolf, 2)], hand: [slay, bear] },
      foe: { nexuses: [withCores("Tollgate of Sighs", 2)] },
    });
    expect(g.stat("Slay", "cost")).toBe(2);
    expect(g.stat("Bear", "cost")).toBe(1);
    g.me.attack("Wolf");
    expect(g.cores("Wolf")).toBe(1);
  },
  "Moonless Court": () => {
    const g = saga({
      at: "start",
      me: { nexuses: [withCores("Moonless Court", 2)], spirits: [imp], hand: [wolf] },
    });
    g.confirm();
    expect(g.offered()).toContain("Wolf");
    g.pick("Wolf");
    expect(g.me.trash).toEqual(["Wolf"]);
    expect(g.me.hand).toHaveLength(2);
    expect(g.stat("Imp", "kw-curse")).toBe(1);
  },
  "Well of Names": () => {
    const g = saga({
      at: "start",
      me: { nexuses: [withCores("Well of Names", 1)], trash: ["Grave Knight", wolf] },
    });
    g.confirm();
    expect(g.me.trash).toHaveLength(3);
    g.me.use("Well of Names", 1).pick("Grave Knight");
    expect(g.me.hand.includes("Grave Knight")).toBe(true);
    expect(g.exhausted("Well of Names")).toBe(true);
  },
  "Life Drain": () => {
    const g = holding("Life Drain", [withCores(bear, 2)]);
    g.me.magic("Life Drain").pick("Bear");
    expect(g.me.hand).toHaveLength(1);
    expect(g.foe.cores("trash")).toBe(1);
    expect(g.cores("Bear")).toBe(1);
  },
  "Dark Bargain": () => {
    const g = holding("Dark Bargain", [], { soul: "void" });
    g.me.magic("Dark Bargain");
    g.answer({ seat: 0, do: "amount", amount: 3 });
    expect(g.me.hand).toHaveLength(3);
    expect(g.me.cores("trash")).toBe(5);
  },
  "Withering Touch": () => {
    const g = holding("Withering Touch", [wolf, withCores(bear, 2)]);
    g.me.magic("Withering Touch");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.me.hand).toEqual([]);
  },
  "Raise the Fallen": () => {
    const g = holding("Raise the Fallen", [], { trash: ["Grave Knight", "Night Duke"] });
    g.me.magic("Raise the Fallen").pick("Grave Knight").accept();
    expect(g.me.spirits).toEqual(["Grave Knight"]);
  },
  "Sapping Mist": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [withCores(bear, 2)] },
      foe: { burst: "Sapping Mist" },
      stops: ["burst"],
    });
    g.me.attack("Bear");
    spring(g, "Sapping Mist").pick("Bear");
    g.through();
    expect(g.me.spirits).toEqual([]);
    expect(g.foe.life).toBe(5);
  },
  "Toll of Blood": () => {
    const g = holding("Toll of Blood");
    g.me.magic("Toll of Blood");
    expect(g.me.life).toBe(4);
    expect(g.me.hand).toHaveLength(3);
  },
  "Mark of Ruin": () => {
    const g = holding("Mark of Ruin");
    g.me.magic("Mark of Ruin", 1);
    expect(g.me.hand).toHaveLength(1);
    const rich = saga({ me: { hand: ["Mark of Ruin"] }, foe: { hand: [wolf, bear, ox, imp] } });
    rich.me.magic("Mark of Ruin", 1).pick("Ox");
    expect(rich.me.hand).toEqual([]);
    expect(rich.foe.trash).toEqual(["Ox"]);
  },
  "Soul Tithe": () => {
    const g = holding("Soul Tithe", [], { spirits: [wolf] });
    g.me.magic("Soul Tithe", 1).pick("Wolf");
    expect(g.cores("Wolf", "soul")).toBe(1);
    expect(g.bp("Wolf")).toBe(5000);
    expect(g.me.hand).toHaveLength(1);
  },
  "Grim Ledger": () => {
    const g = saga({ me: { hand: ["Grim Ledger"] }, foe: { hand: [wolf, bear, ox, imp, ghoul] } });
    g.me.magic("Grim Ledger");
    expect(g.me.hand).toHaveLength(2);
    const life = saga({
      at: "attack",
      me: { spirits: [withCores(wolf, 2)] },
      foe: { burst: "Grim Ledger" },
      stops: ["burst"],
    });
    life.me.attack("Wolf");
    spring(life, "Grim Ledger").pick("Wolf");
    expect(life.foe.hand).toHaveLength(1);
    expect(life.cores("Wolf")).toBe(1);
    life.passAll();
  },
  Unmaking: () => {
    const g = holding("Unmaking", [withCores(wolf, 3), withCores(bear, 2), ox]);
    g.me.magic("Unmaking").pick("Wolf");
    expect(g.offered()).toEqual(["Ox"]);
    g.pick("Ox");
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Shared Grave": () => {
    const g = holding("Shared Grave", [bear, ox], { spirits: [wolf] });
    g.me.magic("Shared Grave").pick("Wolf");
    expect(g.decision?.seat).toBe(1);
    g.pick("Bear");
    expect(g.me.spirits).toEqual([]);
    expect(g.foe.spirits).toEqual(["Ox"]);
  },
  "Graveyard Echo": () => {
    const g = holding("Graveyard Echo", [], { spirits: [able("Scholar", whenSummoned(draw(2)))] });
    g.me.magic("Graveyard Echo").pick("Scholar");
    expect(g.me.hand).toHaveLength(2);
    const last = saga({
      me: { hand: [slay] },
      foe: {
        spirits: [able("Martyr", whenDestroyed(gainCores(1)))],
        burst: "Graveyard Echo",
        reserve: 0,
        soul: "void",
      },
      stops: ["burst"],
    });
    last.me.magic("Slay").pick("Martyr");
    spring(last, "Graveyard Echo").pick("Martyr");
    last.passAll();
    expect(last.foe.reserve).toBe(3);
  },
  "Vigil Wraith": () => {
    const g = saga({
      me: { spirits: [withCores(ox, 2)], hand: [slay] },
      foe: { spirits: [wolf], burst: "Vigil Wraith" },
      stops: ["burst"],
    });
    g.me.magic("Slay").pick("Wolf");
    spring(g, "Vigil Wraith").pick("Ox").accept();
    g.passAll();
    expect(g.cores("Ox")).toBe(1);
    expect(g.foe.spirits).toEqual(["Vigil Wraith"]);
  },
  "Last Breath": () => {
    const g = saga({
      me: { hand: [slay, bear, ox] },
      foe: { spirits: [wolf], burst: "Last Breath" },
      stops: ["burst"],
    });
    g.me.magic("Slay").pick("Wolf");
    spring(g, "Last Breath").pick("Ox");
    expect(g.me.hand).toEqual(["Bear"]);
    expect(g.foe.hand).toHaveLength(1);
  },
  "Bell at Midnight": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: { burst: "Bell at Midnight", trash: ["Grave Knight", "Soul Siren", "Lich Chancellor"] },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    spring(g, "Bell at Midnight");
    expect(g.offered()).toEqual(["Grave Knight"]);
    g.pick("Grave Knight").accept();
    g.passAll();
    expect(g.foe.spirits).toEqual(["Grave Knight"]);
  },
  "Grasping Hands": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [withCores(wolf, 2), exhausted(bear), exhausted(ox, 2)] },
      foe: { burst: "Grasping Hands" },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    spring(g, "Grasping Hands");
    expect(g.offered()).toEqual(["Wolf", "Bear"]);
    g.pick("Bear").through();
    expect(g.me.spirits).toEqual(["Wolf", "Ox"]);
    expect(g.cores("Wolf")).toBe(1);
    expect(g.foe.life).toBe(4);
  },
  "Price of Passage": () => {
    const g = saga({ me: { hand: [wolf, bear, ox] }, foe: { burst: "Price of Passage" }, stops: ["burst"] });
    g.me.summon("Wolf");
    spring(g, "Price of Passage").pick("Ox");
    expect(g.me.spirits).toEqual([]);
    expect(g.me.hand).toEqual(["Bear"]);
    const mine = holding("Price of Passage", [], { deck: [bear, "Soul Siren", "Night Duke"] });
    mine.me.magic("Price of Passage").pick("Soul Siren");
    expect(mine.me.hand).toEqual(["Soul Siren"]);
  },
};

test.each(Object.keys(CASES))("%s does what its text says", (name) => CASES[name]?.());

test("every purple card has a test", () => {
  expect(Object.keys(CASES).toSorted()).toEqual(purple.map(({ name }) => name).toSorted());
});
