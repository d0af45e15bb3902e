/** The version in package.json, inserted by the build. */
declare const __PLAYMAT_VERSION__: string;
