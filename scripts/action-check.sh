#!/usr/bin/env bash
# The second step of action.yml: runs mojilint as the inputs say. Variables named MOJILINT_ are the inputs.
set -euo pipefail

mojilint() { node "$GITHUB_ACTION_PATH/dist/src/cli/main.js" "$@"; }
refuse() { echo "::error title=mojilint::$1"; exit 2; }

options=(--format "$MOJILINT_FORMAT")
case $MOJILINT_FAIL_ON in
  warning) options+=(--max-warnings 0) ;;
  error) ;;
  never) options+=(--exit-zero) ;;
  *) refuse 'Unexpected value of fail-on, expected warning, error or never.' ;;
esac
case $MOJILINT_SARIF_FILE in
  '') ;;
  *$'\n'*) refuse 'Unexpected line end in sarif-file, expected one path.' ;;
  *) options+=(--format "sarif:$MOJILINT_SARIF_FILE") ;;
esac

paths=()
while IFS= read -r path; do
  [ -z "$path" ] || paths+=("$path")
done <<<"$MOJILINT_PATHS"
[ ${#paths[@]} -gt 0 ] || refuse 'The input paths is empty, expected files, folders or patterns.'

# The commit that the push or the pull request starts from; nothing where there is none: a new branch, a schedule.
base_of_event() {
  node -p '
    const {pull_request: pull, merge_group: group, before} = JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, "utf8"));
    const base = String(pull?.base?.sha ?? group?.base_sha ?? before ?? "");
    /^(?!0+$)[0-9a-f]{40,64}$/.test(base) ? base : ""'
}

# A checkout of one commit holds only that one.
is_there() { git cat-file -e "$1^{commit}" 2>/dev/null || git fetch --quiet --no-tags --depth=1 origin "$1" 2>/dev/null; }

# Writes the names that are in both of two lists, ended by NUL.
in_both() {
  node -e '
    const [some, others] = process.argv.slice(1).map(file => fs.readFileSync(file, "latin1").split("\0"))
    const wanted = new Set(others)
    process.stdout.write(some.filter(name => name !== "" && wanted.has(name)).map(name => `${name}\0`).join(""), "latin1")' "$1" "$2"
}

targets=(-- "${paths[@]}")
case $MOJILINT_CHANGED_ONLY in
  true)
    base=$(base_of_event)
    if [ -n "$base" ] && is_there "$base"; then
      work=$(mktemp -d)
      trap 'rm -rf "$work"' EXIT
      from=$(git merge-base "$base" HEAD) || from=$base
      git diff --name-only -z --relative --diff-filter=d --ignore-submodules "$from" HEAD >"$work/changed"
      mojilint --show-files --null -- "${paths[@]}" >"$work/searched"
      in_both "$work/changed" "$work/searched" >"$work/files"
      targets=(--files-from "$work/files" --null)
    else
      echo '::notice title=mojilint::The event names no earlier commit that can be fetched, so all files are checked.'
    fi ;;
  false) ;;
  *) refuse 'Unexpected value of changed-only, expected true or false.' ;;
esac

status=0
mojilint "${options[@]}" "${targets[@]}" || status=$?
echo "exit-code=$status" >>"$GITHUB_OUTPUT"
if [ -n "$MOJILINT_SARIF_FILE" ] && [ "$status" -lt 2 ]; then
  case $MOJILINT_SARIF_FILE in
    /*) echo "sarif-file=$MOJILINT_SARIF_FILE" ;;
    *) echo "sarif-file=$PWD/$MOJILINT_SARIF_FILE" ;;
  esac >>"$GITHUB_OUTPUT"
fi
exit "$status"
