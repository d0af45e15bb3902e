import { render } from "@testing-library/react";
import { d20Warriors } from "../../games/d20-warriors";
import { matchCommands, useMatch } from "../../store/play/match";
import { useSettings } from "../../store/settings/settings";
import { RuleReaderContext } from "../../ui/RuleLink";
import { Table } from "../Table";
import "./preload-parts";

interface Options {
  readonly openHands?: boolean;
  readonly options?: Readonly<Record<string, boolean | number>>;
  readonly seed?: string;
  readonly onRule?: (rule: string) => void;
  readonly onLeave?: () => void;
}

/** Sets up a match of two people at one screen, and renders the table. */
export async function renderMatch({
  openHands = true,
  options = {},
  seed = "test",
  onRule,
  onLeave,
}: Options = {}) {
  useSettings
    .getState()
    .change({ motionSpeed: 0, passing: { level: "every", stops: [] }, playerNames: ["Ada", "Bob"] });
  const seats = ["Ada", "Bob"].map((name, i) => ({
    name,
    deck: options.draft === true ? [] : (d20Warriors.deck.starters[i]?.cards ?? []),
  }));
  const config = d20Warriors.setup.config(seed, seats, options);
  const people = [{ kind: "person" }, { kind: "person" }] as const;
  await matchCommands.begin({ game: "d20-warriors", seats: people, openHands }, config);
  const reader = { has: (rule: string) => rule.startsWith("D20 "), open: onRule ?? (() => {}) };
  return render(
    <RuleReaderContext value={reader}>
      <Table onLeave={onLeave ?? (() => {})} />
    </RuleReaderContext>,
  );
}

/**
 * The view on screen.
 * @throws Error while the curtain is down.
 */
export function onScreen() {
  const { view } = useMatch.getState();
  if (view === null) throw new Error("no view on screen");
  return view;
}
