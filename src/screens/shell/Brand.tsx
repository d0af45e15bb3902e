/** The Playmat logo: a fan of cards on a stitched mat, as in the icon. */
export function Brand() {
  return (
    <svg viewBox="0 0 512 512" width="36" height="36" aria-hidden="true" focusable="false">
      <rect width="512" height="512" rx="112" fill="#232b43" />
      <rect x="30" y="30" width="452" height="452" rx="86" fill="none" stroke="#e8c872" strokeWidth="12" />
      <g transform="translate(256 262) scale(1.36)" stroke="#12151c" strokeWidth="9" strokeLinejoin="round">
        <rect x="-65" y="-92" width="130" height="184" rx="18" transform="rotate(-30 0 165)" fill="#8a5cd6" />
        <rect x="-65" y="-92" width="130" height="184" rx="18" transform="rotate(-15 0 165)" fill="#3288dc" />
        <rect x="-65" y="-92" width="130" height="184" rx="18" transform="rotate(30 0 165)" fill="#d14436" />
        <rect x="-65" y="-92" width="130" height="184" rx="18" transform="rotate(15 0 165)" fill="#31a566" />
        <rect x="-65" y="-92" width="130" height="184" rx="18" fill="#f7f0e0" />
        <path
          d="M0-54 14.500-14.500 54 0 14.500 14.500 0 54-14.500 14.500-54 0-14.500-14.500z"
          fill="#e0a526"
        />
      </g>
    </svg>
  );
}
