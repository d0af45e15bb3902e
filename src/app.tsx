import { useDress } from "./screens/settings/theme";
import { Boundary } from "./screens/shell/Boundary";
import { Shell } from "./screens/shell/Shell";

/** The whole page. */
export function App() {
  useDress();
  return (
    <Boundary>
      <Shell />
    </Boundary>
  );
}
