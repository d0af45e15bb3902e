import { act, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { CardId } from "../kernel";
import { useMatch } from "./match";
import { EMPTY_TABLE } from "./play/stage";
import { cardOfView, useActionsOf, useCard, useSeat, useZone } from "./selectors";
import { begin, hang, PERSON, type TestTable, testTable } from "./testing/table";

const drawn: (CardId | string)[] = [];

function ShownCard({ id }: { id: CardId }) {
  const card = useCard(id);
  const actions = useActionsOf(id);
  drawn.push(id);
  return <p>{`${card?.def ?? ""} ${actions.length}`}</p>;
}

function ShownZone({ id }: { id: number }) {
  const zone = useZone(id);
  drawn.push(`zone ${id}`);
  return <p>{zone?.key}</p>;
}

function ShownSeat({ seat }: { seat: number }) {
  const shown = useSeat(seat);
  drawn.push(`seat ${seat}`);
  return <p>{shown?.name}</p>;
}

function Table() {
  const ids = [...Array.from({ length: 16 }, (_, id) => id), -3002, -3003];
  return (
    <>
      {ids.map((id) => (
        <ShownCard key={id} id={id} />
      ))}
      {[0, 1, 2, 3, 4, 5].map((id) => (
        <ShownZone key={id} id={id} />
      ))}
      <ShownSeat seat={0} />
    </>
  );
}

async function shown(): Promise<TestTable> {
  const table = testTable();
  await begin(table, [PERSON, PERSON]);
  table.now().lift();
  useMatch.setState({ view: table.now().view });
  table.store.subscribe(({ view }) => useMatch.setState({ view }));
  return table;
}

afterEach(() => {
  useMatch.setState(EMPTY_TABLE);
  drawn.length = 0;
});

test("a click draws only what it changed", async () => {
  const table = await shown();
  render(<Table />);
  drawn.length = 0;
  act(() => {
    table.now().act({ type: "roll" });
  });
  expect(drawn).toEqual([]);
  let card: CardId | undefined;
  act(() => {
    card = hang(table).card;
  });
  const cards = drawn.filter((what): what is CardId => typeof what === "number");
  expect(cards).toContain(card);
  expect(drawn).toContain("zone 2");
  expect(drawn).toContain("zone 4");
  expect(drawn).not.toContain("zone 0");
  expect(drawn).not.toContain("seat 0");
});

test("a hidden card is the same stand-in every time", async () => {
  const table = await shown();
  const { view } = table.now();
  if (view === null) throw new Error("no view");
  expect(cardOfView(view, -3002)).toBe(cardOfView(view, -3002));
  expect(cardOfView(view, -3002)).toMatchObject({ def: "", owner: 1, zone: 3, face: "down" });
});

test("without a match there is nothing to show", () => {
  const { container } = render(<Table />);
  expect(container.textContent?.trim()).toMatch(/^[0 ]*$/);
});
