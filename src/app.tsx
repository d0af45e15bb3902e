import { useLanguage } from "./screens/settings/language";
import { useThemeSync } from "./screens/settings/theme";
import { ErrorBoundary } from "./screens/shell/ErrorBoundary";
import { Shell } from "./screens/shell/Shell";

/** The whole page. */
export function App() {
  useThemeSync();
  const language = useLanguage();
  return (
    // Remounts everything in another language; the match is in the store and stays.
    <ErrorBoundary key={language}>
      <Shell />
    </ErrorBoundary>
  );
}
