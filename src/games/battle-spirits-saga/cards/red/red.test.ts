import { expect, test } from "vitest";
import {
  aMain,
  aNexus,
  attacking,
  bear,
  beast,
  exhausted,
  holding,
  ox,
  saga,
  slay,
  spring,
  strong,
  type TestCard,
  withCores,
  wolf,
} from "../../testing";
import { draw } from "../parts";
import { red } from "./index";

const drake = strong("Drake", 3000, { families: ["dragon"] });
const squire = strong("Squire", 3000, { families: ["knight"] });

const bpWith = (name: string, cores: number) => saga({ me: { spirits: [{ card: name, cores }] } }).bp(name);

const CASES: Readonly<Record<string, () => void>> = {
  Emberling: () => {
    expect(bpWith("Emberling", 1)).toBe(2000);
    expect(bpWith("Emberling", 3)).toBe(4000);
  },
  "Spark Pup": () => {
    const g = holding("Spark Pup", [], { reserve: 1, soul: "void" });
    g.me.summon("Spark Pup");
    expect(g.bp("Spark Pup")).toBe(1000);
  },
  "Hearth Newt": () => {
    const g = holding("Hearth Newt", [], { spirits: [wolf] });
    g.me.summon("Hearth Newt").pick("Wolf");
    expect(g.bp("Wolf")).toBe(5000);
  },
  "Cinder Drake": () => {
    const g = attacking("Cinder Drake", [bear]);
    g.me.attack("Cinder Drake");
    expect(g.bp("Cinder Drake")).toBe(5000);
    g.decline();
    expect(g.bp("Cinder Drake")).toBe(3000);
  },
  "Kiln Whelp": () => {
    const g = attacking(withCores("Kiln Whelp", 2), [], { hand: [wolf] });
    g.me.attack("Kiln Whelp").confirm().pick("Wolf");
    expect(g.me.trash).toEqual(["Wolf"]);
    expect(g.me.hand).toHaveLength(1);
  },
  "Scorch Hound": () => {
    const g = attacking(withCores("Scorch Hound", 3), [wolf]);
    g.me.attack("Scorch Hound");
    expect(g.decision).toMatchObject({ kind: "pick", min: 1 });
    g.pick("Wolf");
    expect(g.zone("Wolf")).toBe("trash");
  },
  "Ashmane Lion": () =>
    expect(saga({ me: { spirits: ["Ashmane Lion"] } }).stat("Ashmane Lion", "kw-awaken")).toBe(1),
  "Ridge Marauder": () => {
    const g = saga({
      at: "attack",
      me: { spirits: ["Ridge Marauder", withCores(wolf, 4)] },
      stops: ["flash"],
    });
    g.me.attack("Ridge Marauder");
    g.foe.pass();
    g.me.awaken("Ridge Marauder").allot({ Wolf: 3 });
    expect(g.bp("Ridge Marauder")).toBe(8000);
    g.passAll();
  },
  "Furnace Smith": () => {
    const g = holding("Furnace Smith", [], { deck: [wolf, drake, bear, ox] });
    g.me.summon("Furnace Smith");
    expect(g.offered()).toEqual(["Drake"]);
    g.pick("Drake").answer({ seat: 0, do: "arrange", order: [0, 1, 2] });
    expect(g.me.hand).toEqual(["Drake"]);
    const two = saga({ me: { spirits: [withCores("Furnace Smith", 3), drake, wolf] } });
    expect(two.bp("Drake")).toBe(4000);
    expect(two.bp("Wolf")).toBe(3000);
  },
  "Emberwing Scout": () => {
    const g = attacking("Emberwing Scout", [wolf, bear]);
    g.me.attack("Emberwing Scout");
    expect(g.offered()).toEqual(["Bear"]);
    g.decline();
    const two = attacking(withCores("Emberwing Scout", 2), [wolf, bear]);
    two.me.attack("Emberwing Scout");
    expect(two.foe.life).toBe(4);
  },
  "Twinhorn Drake": () => {
    const g = attacking("Twinhorn Drake", [], { spirits: ["Twinhorn Drake", drake] });
    g.me.attack("Twinhorn Drake");
    expect(g.me.hand).toHaveLength(1);
    const alone = attacking("Twinhorn Drake");
    alone.me.attack("Twinhorn Drake");
    expect(alone.me.hand).toEqual([]);
  },
  "Pyre Duelist": () => {
    const g = attacking(withCores("Pyre Duelist", 2), [wolf, bear]);
    g.me.attack("Pyre Duelist").pick("Wolf");
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.zone("Bear")).toBe("spirits");
    expect(g.foe.life).toBe(5);
  },
  "Bonfire Crane": () => {
    const g = saga({
      me: { spirits: [withCores("Bonfire Crane", 2)], hand: [slay] },
      foe: { spirits: [wolf, strong("Elk", 3001)] },
    });
    g.me.magic("Slay").pick("Bonfire Crane");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
    g.me.finish();
    g.confirm().accept();
    expect(g.me.hand).toEqual(["Bonfire Crane"]);
  },
  "Warbrand Captain": () => {
    const g = holding("Warbrand Captain", [], { spirits: [squire, wolf, bear] });
    g.me.summon("Warbrand Captain").pick("Squire", "Bear");
    const confronts = (name: string) => g.stat(name, "kw-confront");
    expect(confronts("Squire")).toBe(1);
    expect(confronts("Bear")).toBe(1);
    expect(confronts("Wolf")).toBe(0);
    expect(g.bp("Bear")).toBe(6000);
    expect(saga({ me: { spirits: [withCores("Warbrand Captain", 3), squire] } }).bp("Squire")).toBe(4000);
  },
  "Magma Wyrm": () => {
    const g = attacking("Magma Wyrm", [wolf, bear]);
    g.me.attack("Magma Wyrm").pick("Wolf").decline();
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Cinder Archer": () => {
    const g = attacking("Cinder Archer", [wolf, exhausted(bear), exhausted(ox)]);
    g.me.attack("Cinder Archer");
    expect(g.offered()).toEqual(["Bear"]);
    g.pick("Bear").decline();
    expect(g.zone("Bear")).toBe("trash");
  },
  "Brand Champion": () => {
    const g = attacking(withCores("Brand Champion", 3), [wolf]);
    g.me.attack("Brand Champion").pick("Wolf");
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.exhausted("Brand Champion")).toBe(false);
  },
  "Smoke Sibling": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [drake], hand: ["Smoke Sibling"], soul: "void" },
      stops: ["flash"],
    });
    g.me.attack("Drake");
    g.foe.pass();
    g.me.use("Smoke Sibling");
    expect(g.me.spirits).toEqual(["Drake", "Smoke Sibling"]);
    expect(g.me.cores("trash")).toBe(3);
    g.passAll();
  },
  "Ashen Matriarch": () => {
    const g = attacking(drake, [wolf, bear], { spirits: [withCores("Ashen Matriarch", 3), drake] });
    expect(g.bp("Drake")).toBe(5000);
    g.me.attack("Drake").pick("Wolf").decline();
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Lava Colossus": () => {
    const g = holding("Lava Colossus", [wolf, bear, ox]);
    g.me.summon("Lava Colossus").pick("Wolf").pick("Bear");
    expect(g.foe.spirits).toEqual(["Ox"]);
  },
  "Yarrun of the Coal Sky": () => {
    const g = attacking(withCores("Yarrun of the Coal Sky", 5), [
      exhausted(wolf),
      exhausted(drake),
      exhausted(bear),
    ]);
    g.me.attack("Yarrun of the Coal Sky");
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.foe.life).toBe(2);
    const high = holding("Yarrun of the Coal Sky", [], { spirits: [drake] });
    high.me.summon("Yarrun of the Coal Sky");
    expect(high.me.spirits).toEqual(["Yarrun of the Coal Sky"]);
  },
  "Worldfire Serpent": () => {
    const g = holding("Worldfire Serpent", [wolf, bear, strong("Giant", 9000)]);
    g.me.summon("Worldfire Serpent");
    expect(g.foe.spirits).toEqual(["Giant"]);
    const spy = saga({
      at: "attack",
      me: { spirits: [withCores("Worldfire Serpent", 4)] },
      foe: { burst: "Last Coal" },
    });
    spy.me.attack("Worldfire Serpent");
    spy.answer({ seat: 0, do: "pick", picks: [0] });
    expect(spy.foe.trash).toEqual(["Last Coal"]);
  },
  "Volcano Throne": () => {
    const g = saga({ me: { nexuses: [withCores("Volcano Throne", 2)], spirits: [drake, wolf] } });
    expect(g.bp("Drake")).toBe(4000);
    expect(g.bp("Wolf")).toBe(3000);
    g.me.endMain().pick("Wolf");
    expect(g.bp("Wolf")).toBe(5000);
  },
  "Drakestone Forge": () => {
    const whelp = beast("Whelp", { families: ["dragon"], cost: 3, reduction: [] });
    const g = holding(whelp, [strong("Mouse", 2000), wolf], { nexuses: [withCores("Drakestone Forge", 1)] });
    g.me.summon("Whelp");
    expect(g.offered()).toEqual(["Mouse"]);
    expect(g.me.cores("trash")).toBe(2);
    g.pick("Mouse");
  },
  "Arena of Embers": () => {
    const g = saga({ me: { nexuses: [withCores("Arena of Embers", 2)], spirits: [squire, wolf] } });
    expect(g.bp("Squire")).toBe(4000);
    expect(g.bp("Wolf")).toBe(3000);
    expect(g.stat("Wolf", "kw-confront")).toBe(1);
  },
  "Vulture Canyon": () => {
    const g = saga({
      me: { nexuses: [withCores("Vulture Canyon", 2)], spirits: [bear], hand: [slay] },
      foe: { spirits: [wolf, drake] },
    });
    g.me.magic("Slay").pick("Wolf");
    expect(g.me.hand).toHaveLength(1);
    g.me.endMain().pick("Drake");
    g.me.attack("Bear");
    expect(g.foe.life).toBe(4);
  },
  "Scorched Aqueduct": () => {
    const g = saga({
      me: {
        nexuses: [withCores("Scorched Aqueduct", 2)],
        spirits: [bear],
        hand: [aMain("Study", draw(1), 3)],
      },
      foe: { spirits: [strong("Mouse", 2000), wolf] },
    });
    g.me.magic("Study");
    expect(g.me.cores("trash")).toBe(2);
    g.me.endMain().pick("Bear");
    g.me.attack("Bear");
    expect(g.offered()).toEqual(["Wolf"]);
    g.decline();
  },
  "Flame Lance": () => {
    const g = holding("Flame Lance", [wolf, bear]);
    g.me.magic("Flame Lance").pick("Wolf");
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Dragon Feast": () => {
    const g = holding("Dragon Feast");
    g.me.magic("Dragon Feast");
    expect(g.me.hand).toHaveLength(2);
  },
  Sunder: () => {
    const g = saga({ me: { hand: ["Sunder"] }, foe: { nexuses: [aNexus("Tower")] } });
    g.me.magic("Sunder").pick("Tower");
    expect(g.foe.nexuses).toEqual([]);
  },
  "Molten Rain": () => {
    const g = holding("Molten Rain", [wolf, drake, bear]);
    g.me.magic("Molten Rain");
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Battle Chant": () => {
    const g = holding("Battle Chant", [], { spirits: [wolf, bear] });
    g.me.magic("Battle Chant").pick("Wolf");
    expect(g.bp("Wolf")).toBe(5000);
    expect(g.stat("Wolf", "kw-confront")).toBe(1);
    expect(g.bp("Bear")).toBe(5000);
  },
  Backdraft: () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, bear] },
      foe: { burst: "Backdraft" },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    spring(g, "Backdraft").pick("Wolf");
    g.through();
    expect(g.me.spirits).toEqual(["Bear"]);
    expect(g.foe.life).toBe(5);
  },
  "Ember Snare": () => {
    const g = saga({ me: { hand: [wolf, bear] }, foe: { burst: "Ember Snare" }, stops: ["burst"] });
    g.me.summon("Wolf");
    spring(g, "Ember Snare").pick("Wolf");
    expect(g.me.spirits).toEqual([]);
    const mine = holding("Ember Snare", [wolf], { spirits: [beast("Imp", { symbols: ["purple"] })] });
    mine.me.magic("Ember Snare").pick("Wolf");
    expect(mine.me.hand).toHaveLength(1);
    expect(mine.foe.spirits).toEqual([]);
  },
  "Last Coal": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, drake, bear] },
      foe: { burst: "Last Coal" },
      stops: ["burst"],
    });
    g.me.attack("Bear");
    spring(g, "Last Coal").pick("Wolf").pick("Drake");
    expect(g.me.spirits).toEqual(["Bear"]);
    g.passAll();
  },
  "Feed the Fire": () => {
    const g = holding("Feed the Fire", [bear, ox], { spirits: [strong("Elk", 5000)] });
    g.me.magic("Feed the Fire").pick("Elk");
    expect(g.offered()).toEqual(["Bear"]);
    g.pick("Bear");
    expect(g.me.spirits).toEqual([]);
    expect(g.foe.spirits).toEqual(["Ox"]);
    expect(g.me.hand).toHaveLength(1);
  },
  "Summit Call": () => {
    const g = holding("Summit Call", [], { deck: [wolf, "Magma Wyrm", "Yarrun of the Coal Sky", bear] });
    g.me.magic("Summit Call");
    expect(g.offered()).toEqual(["Magma Wyrm"]);
    g.pick("Magma Wyrm").accept();
    expect(g.me.spirits).toEqual(["Magma Wyrm"]);
    expect(g.me.trash).toHaveLength(4);
  },
  "Out of the Ashes": () => {
    const g = holding("Out of the Ashes", [], { trash: ["Magma Wyrm", "Grave Knight", "Flame Lance"] });
    g.me.magic("Out of the Ashes").pick("Magma Wyrm");
    expect(g.me.hand).toEqual(["Magma Wyrm"]);
    const spy = saga({
      at: "attack",
      me: { spirits: [wolf], hand: ["Out of the Ashes"] },
      foe: { burst: "Last Coal" },
      stops: ["flash"],
    });
    spy.me.attack("Wolf");
    spy.foe.pass();
    spy.me.magic("Out of the Ashes");
    spy.answer({ seat: 0, do: "pick", picks: [0] });
    expect(spy.foe.burst).toEqual([]);
    expect(spy.foe.trash).toEqual(["Last Coal"]);
    spy.through();
  },
  "Grudge Fire": () => {
    const g = saga({
      me: { hand: [slay] },
      foe: { spirits: [bear], trash: ["Emberling", "Magma Wyrm"], burst: "Grudge Fire" },
      stops: ["burst"],
    });
    g.me.magic("Slay").pick("Bear");
    spring(g, "Grudge Fire");
    expect(g.offered()).toContain("Emberling");
    g.pick("Emberling").accept();
    g.passAll();
    expect(g.foe.spirits).toEqual(["Emberling"]);
  },
  "Coalheart Drake": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, bear] },
      foe: { burst: "Coalheart Drake" },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    spring(g, "Coalheart Drake").pick("Wolf").accept();
    g.through();
    expect(g.me.spirits).toEqual(["Bear"]);
    expect(g.foe.spirits).toEqual(["Coalheart Drake"]);
  },
  "Vengeful Flare": () => {
    const g = saga({
      me: { spirits: [wolf, drake, ox], hand: [slay] },
      foe: { spirits: [bear], burst: "Vengeful Flare" },
      stops: ["burst"],
    });
    g.me.magic("Slay").pick("Bear");
    spring(g, "Vengeful Flare");
    expect(g.me.spirits).toEqual(["Ox"]);
  },
  "Cornered Flame": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [bear, ox] },
      foe: { burst: "Cornered Flame" },
      stops: ["burst"],
    });
    g.me.attack("Ox");
    spring(g, "Cornered Flame");
    expect(g.offered()).toEqual(["Bear"]);
    g.pick("Bear");
    expect(g.me.spirits).toEqual(["Ox"]);
    expect(g.foe.hand).toHaveLength(1);
    const mine = holding("Cornered Flame", [], { spirits: [drake, wolf] });
    mine.me.magic("Cornered Flame").pick("Drake");
    expect(mine.bp("Drake")).toBe(6000);
    expect(mine.stat("Drake", "kw-confront")).toBe(1);
  },
  "Furnace Gate": () => {
    const entering = (card: TestCard, name: string) => {
      const g = saga({ me: { hand: [card] }, foe: { burst: "Furnace Gate" }, stops: ["burst"] });
      g.me.summon(name);
      spring(g, "Furnace Gate");
      return { spirits: g.me.spirits, hand: g.foe.hand.length };
    };
    expect(entering(bear, "Bear")).toEqual({ spirits: [], hand: 0 });
    expect(entering(ox, "Ox")).toEqual({ spirits: ["Ox"], hand: 1 });
  },
};

test.each(Object.keys(CASES))("%s does what its text says", (name) => CASES[name]?.());

test("every red card has a test", () => {
  expect(Object.keys(CASES).toSorted()).toEqual(red.map(({ name }) => name).toSorted());
});
