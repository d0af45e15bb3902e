import { useLanguage } from "./screens/settings/language";
import { useDress } from "./screens/settings/theme";
import { Boundary } from "./screens/shell/Boundary";
import { Shell } from "./screens/shell/Shell";

/** The whole page. */
export function App() {
  useDress();
  const language = useLanguage();
  return (
    // Remounts everything in another language; the match is in the store and stays.
    <Boundary key={language}>
      <Shell />
    </Boundary>
  );
}
