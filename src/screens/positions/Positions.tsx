import type { Route } from "../routing/route";
import { NewPosition } from "./NewPosition";
import { PositionScreen } from "./PositionScreen";
import { PositionsScreen } from "./PositionsScreen";
import { SharedPosition } from "./SharedPosition";

type PositionRoute = Extract<
  Route,
  { readonly kind: "positions" | "new-position" | "position" | "shared-position" }
>;

/** The screens of positions: one part of the program, so that the landing page names only one. */
export default function Positions({ route }: { route: PositionRoute }) {
  switch (route.kind) {
    case "positions":
      return <PositionsScreen slug={route.slug} />;
    case "new-position":
      return <NewPosition key={route.slug} slug={route.slug} />;
    case "position":
      return <PositionScreen key={route.position} position={route.position} />;
    case "shared-position":
      return <SharedPosition key={route.text} text={route.text} />;
  }
}
