import { describe, expect, test } from "vitest";
import { aNexus, beast, type SagaScenario, type Side, saga, withCores } from "../testing";

const cub = beast("Cub", { cost: 0 });
const shrine = aNexus("Shrine", { cost: 0 });

/** A player plays the named card for free. */
function played(name: string, me: Side): SagaScenario {
  const g = saga({ me: { hand: [cub, shrine], soul: "void", ...me } });
  if (name === "Shrine") g.me.act(g.me.doing("place", name));
  else g.me.summoning(name);
  return g.leaveOpen();
}

/** How many cores may be placed, if the player is prompted. */
function coreRange({ decision }: SagaScenario): string | null {
  if (decision?.kind !== "allot" || decision.rule !== "BSS 10-6-7") return null;
  const [total] = decision.totals;
  return `${total?.min} to ${total?.max}`;
}

describe("BSS 10-6-7 shows the placing step whenever there is a choice", () => {
  test("between one reserve core and more", () => {
    expect(coreRange(played("Cub", { reserve: 3 }))).toBe("1 to 3");
  });

  test("between the reserve and another spirit's core", () => {
    expect(coreRange(played("Cub", { reserve: 1, spirits: [withCores(beast("Wolf"), 2)] }))).toBe("1 to 3");
  });

  test("between a regular core and the soul core", () => {
    expect(coreRange(played("Cub", { reserve: 1, soul: "reserve" }))).toBe("1 to 2");
  });

  test("between no core and some, for a nexus that needs none", () => {
    expect(coreRange(played("Shrine", { reserve: 2 }))).toBe("0 to 2");
  });

  test("even if the only other core is a spirit's last one", () => {
    expect(coreRange(played("Cub", { reserve: 1, spirits: [beast("Wolf")] }))).toBe("1 to 2");
  });
});

describe("BSS 10-6-7 places the cores at once if there is no choice", () => {
  test("if the only core is the one required", () => {
    const g = played("Cub", { reserve: 1 });
    expect(coreRange(g)).toBeNull();
    expect(g.zone("Cub")).toBe("spirits");
    expect(g.cores("Cub")).toBe(1);
  });

  test("if a nexus needs no core and there is none", () => {
    const g = played("Shrine", { reserve: 0 });
    expect(coreRange(g)).toBeNull();
    expect(g.zone("Shrine")).toBe("nexuses");
  });
});
