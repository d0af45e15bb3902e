import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { battleSpiritsSaga as game } from "../../games/battle-spirits-saga";
import { aNexus, beast, saga } from "../../games/battle-spirits-saga/testing";
import { type Action, canAct } from "../../kernel";
import { renderTable } from "../testing/render-table";

// Each test renders a whole table, in several workers at once.
vi.setConfig({ testTimeout: 30_000 });

const reason = () => document.querySelector("[data-reason]")?.textContent?.trim() ?? null;
const found = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const BARRED = "You can only move cores between your own field and reserve. BSS 6-6-1-2-3e";

/** The table of a player in the main step, with cores on a spirit, in the reserve and in life. */
function mainStep() {
  const g = saga({
    me: { spirits: [{ card: beast("Wolf"), cores: 3 }], nexuses: [aNexus("Tower")], reserve: 2 },
    foe: { spirits: [beast("Theirs")] },
  });
  const why = (action: Action) => canAct(g.engine, 0, action);
  renderTable(
    { game: { ...game, rules: g.engine.rules }, view: g.view(0), viewer: 0 },
    { commands: { judge: why } },
  );
  const pool = (key: string, owner = 0) =>
    found(`[data-pool="${g.state.zones.find((zone) => zone.key === key && zone.owner === owner)?.id}"]`);
  g.leaveOpen();
  return { g, pool, core: () => found(`button[data-piece="card ${g.id("Wolf")} core"]`) };
}

beforeEach(() => void document.body.replaceChildren());

test("a held core dropped on a forbidden place stays held, and the place says why", () => {
  const { g, pool, core } = mainStep();
  const held = core();
  fireEvent.click(held);
  expect(held.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(found(`[data-card="${g.id("Theirs")}"]`));
  expect(reason()).toBe(BARRED);
  for (const place of [pool("life"), pool("trash"), pool("reserve", 1)]) {
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.click(core());
    expect(reason()).toBeNull();
    fireEvent.click(place);
    expect(reason()).toBe(BARRED);
  }
});

test("keyboard focus on a card says why a held core may not go there", () => {
  const { g, core } = mainStep();
  fireEvent.keyDown(document.body, { key: "Tab" });
  act(() => core().focus());
  fireEvent.click(core());
  act(() => found(`[data-card="${g.id("Tower")}"]`).focus());
  expect(reason()).toBeNull();
  act(() => found(`[data-card="${g.id("Theirs")}"]`).focus());
  expect(reason()).toBe(BARRED);
});

test("a core that cannot be moved says why when it is pressed", () => {
  const { pool } = mainStep();
  const core = pool("life").querySelector("[data-piece]");
  if (core === null) throw new Error("no life is shown");
  fireEvent.click(core);
  expect(reason()).toBe(BARRED);
});

test("a held core that is put back in its place is let go without a message", () => {
  const { pool } = mainStep();
  const own = pool("reserve").querySelector("button[data-piece]");
  if (own === null) throw new Error("no core in the reserve");
  fireEvent.click(own);
  expect(screen.queryAllByRole("button", { pressed: true })).toHaveLength(1);
  fireEvent.click(pool("reserve"));
  expect(screen.queryAllByRole("button", { pressed: true })).toHaveLength(0);
  expect(reason()).toBeNull();
});
