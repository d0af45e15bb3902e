import { useLanguage } from "./screens/settings/language";
import { useDress } from "./screens/settings/theme";
import { Boundary } from "./screens/shell/Boundary";
import { Shell } from "./screens/shell/Shell";

/** The whole page. */
export function App() {
  useDress();
  const language = useLanguage();
  return (
    // Every phrase anew in another language; the match lies in the store and stays.
    <Boundary key={language}>
      <Shell />
    </Boundary>
  );
}
