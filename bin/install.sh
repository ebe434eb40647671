# Installs the packages when the lock file changed, and puts the pinned Node first on the PATH. Sourced from the root.
if ! command -v npm >/dev/null; then
  echo "npm is missing: install Node.js 20.9 or newer, which brings it." >&2
  return 1
fi
mark=node_modules/.installed-from
if ! cmp -s package-lock.json "$mark"; then
  echo "Installing packages …"
  # An installation that is cut off leaves no mark, whatever was marked before, and is done again.
  rm -f "$mark"
  npm ci --include=dev --no-audit --no-fund --loglevel=error || return 1
  cp package-lock.json "$mark.new" && mv "$mark.new" "$mark" || return 1
fi
export PATH="$PWD/node_modules/.bin:$PATH"
